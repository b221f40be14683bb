import type { Element } from 'hast';
import type { ContentNode } from '../../contract/schemas/content-tree.ts';
import type { SourceNode } from './inline-content.ts';
import { toLooseContent } from './pieces.ts';
import type { Group } from './pieces.ts';

/** The items of a list. What stands between items becomes one, but a list directly in a list belongs to the item before it. */
export function toListItems(list: Element, readGroups: (nodes: readonly SourceNode[]) => Group[]): ContentNode[] {
  const items: ContentNode[][] = [];
  for (const child of list.children) {
    const content = toLooseContent(readGroups(child.type === 'element' && child.tagName === 'li' ? child.children : [child]));
    const previous = items.at(-1);
    if (content.length === 0) continue;
    if (previous !== undefined && isList(child)) previous.push(...content);
    else items.push(content);
  }
  return items.map((content) => ['li', null, content]);
}

function isList(node: SourceNode): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
