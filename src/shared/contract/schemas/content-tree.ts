import { z } from 'zod';

/** The elements a cleaned article body may hold; `embed` stands for a foreign frame and never holds children. */
export const CONTENT_TAGS = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'a', 'br', 'hr',
  'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'code', 'pre', 'abbr', 'cite', 'q', 'embed',
] as const;

export type ContentTag = (typeof CONTENT_TAGS)[number];

/** A node of a body: text, or `[tag, props, children]`. Compact on purpose: it travels with every article page. */
export type ContentNode = string | [tag: ContentTag, props: Record<string, string> | null, children: ContentNode[]];

/** A body: its top-level nodes in order. */
export type ContentTree = ContentNode[];

const node: z.ZodType<ContentNode> = z.lazy(() =>
  z.union([z.string(), z.tuple([z.enum(CONTENT_TAGS), z.record(z.string(), z.string()).nullable(), z.array(node)])]),
).meta({ id: 'ContentNode' });

/** The cleaned body of an article as a tree; anything else in it is refused. */
export const contentTreeSchema = z.array(node).meta({ id: 'ContentTree' });
