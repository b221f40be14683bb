import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Writes a tree as HTML: for feeds, for editors, and for readers of the API that know no trees. Angle brackets are
 * escaped in attributes too, since markup that passes through another parser there could come to life.
 */
export function toContentHtml(tree: ContentTree): string {
  return tree.map(toHtml).join('');
}

function toHtml(node: ContentNode): string {
  if (typeof node === 'string') return escape(node);
  const [tag, props, children] = node;
  if (tag === 'embed') return toEmbedHtml(props?.['kind'] ?? '', props?.['src'] ?? '');
  const start = `<${tag}${Object.entries(props ?? {}).map(toAttribute).join('')}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${children.map(toHtml).join('')}</${tag}>`;
}

/** Inert HTML that every reader can use and `readEmbed` understands: a paragraph with a link. */
function toEmbedHtml(kind: string, src: string): string {
  return `<p${toAttribute(['data-embed', kind])}><a${toAttribute(['href', src])}>${escape(src)}</a></p>`;
}

function toAttribute([name, value]: readonly [string, string]): string {
  return ` ${name}="${escape(value)}"`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
