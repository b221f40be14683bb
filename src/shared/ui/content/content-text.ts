import type { ContentNode } from '../../contract/schemas/content-tree.ts';

/** The words of a node without its markup. */
export function toContentText(node: ContentNode): string {
  return typeof node === 'string' ? node : node[2].map(toContentText).join('');
}
