import type { ReactNode } from 'react';
import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';
import { ContentEmbed } from './content-embed.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';
import { ContentTable } from './content-table.tsx';
import { toContentText } from './content-text.ts';
import { toHeadingLevels, type HeadingLevel } from './heading-levels.ts';
import styles from './content.module.css';

type ContentBodyProps = {
  tree: ContentTree;
  /** The level of the body's topmost headings: one below the heading that the body stands under. */
  headingLevel?: HeadingLevel;
  /** Somebody pays for the text: its links to elsewhere say so. */
  sponsored?: boolean;
};

type Surroundings = { readonly headings: ReadonlyMap<ContentNode, HeadingLevel>; readonly sponsored: boolean };

/**
 * The body of an article or document. A fixed set of tags becomes elements; whatever else a tree may hold leaves its
 * words only. Attributes are named one by one, so none that is not known here can come through.
 */
export function ContentBody({ tree, headingLevel = 2, sponsored = false }: ContentBodyProps) {
  return <div className={styles.body}>{toElements(tree, { headings: toHeadingLevels(tree, headingLevel), sponsored })}</div>;
}

function toElements(nodes: readonly ContentNode[], around: Surroundings): ReactNode[] {
  return nodes.map((node, index) => toElement(node, index, around));
}

function toElement(node: ContentNode, key: number, around: Surroundings): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, given, children] = node;
  const props = given ?? {};
  const inner = toElements(children, around);
  switch (tag) {
    case 'p':
    case 'ul':
    case 'ol':
    case 'li':
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'b':
    case 'i':
    case 'u':
    case 's':
    case 'sub':
    case 'sup':
    case 'small':
    case 'figure':
    case 'figcaption':
    case 'caption':
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'code':
    case 'pre':
    case 'cite':
    case 'q': {
      const Plain = tag;
      return <Plain key={key}>{inner}</Plain>;
    }
    case 'h2':
    case 'h3':
    case 'h4': {
      const Heading = `h${around.headings.get(node) ?? 2}` as const;
      return <Heading key={key}>{inner}</Heading>;
    }
    case 'br':
      return <br key={key} />;
    case 'hr':
      return <hr key={key} />;
    case 'abbr':
      return (
        <abbr key={key} title={props['title']}>
          {inner}
        </abbr>
      );
    case 'a':
      return (
        <ContentLink key={key} href={props['href'] ?? ''} sponsored={around.sponsored}>
          {inner}
        </ContentLink>
      );
    case 'img':
      return <ContentPicture key={key} props={props} />;
    case 'embed':
      return <ContentEmbed key={key} props={props} />;
    case 'table':
      return (
        <ContentTable key={key} caption={toCaption(children)}>
          {inner}
        </ContentTable>
      );
    case 'th':
    case 'td': {
      // A header cell without words names nothing.
      const Cell = tag === 'th' && toContentText(node).trim() === '' ? 'td' : tag;
      return (
        <Cell key={key} colSpan={toSpan(props['colspan'])} rowSpan={toSpan(props['rowspan'])} scope={Cell === 'th' ? toScope(props['scope']) : undefined}>
          {inner}
        </Cell>
      );
    }
    default:
      return refuse(tag, inner);
  }
}

/** A tag that no rule knows, by type impossible and by data not: its words stay. */
function refuse(_tag: never, inner: ReactNode[]): ReactNode {
  return inner;
}

function toCaption(children: readonly ContentNode[]): string | null {
  const caption = children.find((child) => typeof child !== 'string' && child[0] === 'caption');
  return caption === undefined ? null : toContentText(caption);
}

function toSpan(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : undefined;
}

function toScope(value: string | undefined): 'row' | 'col' | 'rowgroup' | 'colgroup' | undefined {
  return value === 'row' || value === 'col' || value === 'rowgroup' || value === 'colgroup' ? value : undefined;
}
