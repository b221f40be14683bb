import type { ContentNode, ContentTree } from '../../contract/schemas/content-tree.ts';

/** The levels that a heading in a body may get. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const;
const LEVEL_BY_DEPTH = [2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/**
 * The level of each heading of a body, so that the page's outline skips none: the body's topmost headings stand on
 * `first`, each deeper kind one below the one it belongs to, whatever numbers the editor used.
 */
export function toHeadingLevels(tree: ContentTree, first: HeadingLevel): ReadonlyMap<ContentNode, HeadingLevel> {
  const levels = new Map<ContentNode, HeadingLevel>();
  const open: number[] = [];
  for (const [node, level] of headingsOf(tree)) {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    levels.set(node, LEVEL_BY_DEPTH[first - 2 + open.length - 1] ?? 6);
  }
  return levels;
}

function headingsOf(nodes: readonly ContentNode[]): (readonly [node: ContentNode, level: number])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , children] = node;
    return tag === 'h2' || tag === 'h3' || tag === 'h4' ? [[node, LEVELS[tag]] as const] : headingsOf(children);
  });
}
