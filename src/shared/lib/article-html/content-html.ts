import type { Element, Properties, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';
import { isEmbedKind, toEmbedElement } from './embeds.ts';

/** Writes a tree as HTML: for feeds, for editors, and for readers of the API that know no trees. */
export function toContentHtml(tree: ContentTree): string {
  return toHtml({ type: 'root', children: tree.map(toSourceNode) });
}

function toSourceNode(node: ContentNode): Element | Text {
  if (typeof node === 'string') return { type: 'text', value: node };
  const [tag, props, children] = node;
  if (tag === 'embed') return toEmbedElement({ kind: isEmbedKind(props?.['kind']) ? props['kind'] : 'frame', src: props?.['src'] ?? '' });
  return { type: 'element', tagName: tag, properties: toProperties(props), children: children.map(toSourceNode) };
}

/** The writer knows attributes by the names of their properties. */
function toProperties(props: Record<string, string> | null): Properties {
  const { colspan, rowspan, ...others } = props ?? {};
  return { ...others, ...(colspan !== undefined && { colSpan: colspan }), ...(rowspan !== undefined && { rowSpan: rowspan }) };
}
