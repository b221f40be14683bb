import { resolveSidebarBlock, type SidebarBlockName } from '../../features/sidebar/sidebar-blocks.ts';

/** Which blocks stand on a list page. */
export type ListComposition = {
  readonly highlights: boolean;
  readonly sidebar: readonly SidebarBlockName[];
};

const common = { highlights: false, sidebar: ['latestNews', 'social', 'tags'] } as const satisfies ListComposition;

/** The pages that differ from the common list, by route name. @spec §2.7 */
const compositions: ReadonlyMap<string, ListComposition> = new Map<string, ListComposition>([
  ['legfrissebb', { highlights: false, sidebar: ['social', 'tags'] }],
  ['english', { highlights: true, sidebar: ['social', 'tags'] }],
  ['articles_by_mstag', { ...common, highlights: true }],
]);

/** The composition of a list route. */
export function resolveListComposition(routeName: string): ListComposition {
  return compositions.get(routeName) ?? common;
}

/** Looks up every block that a composition names, so that a wrong name stops the start and not a reader. @spec §8 */
export function checkListCompositions(): void {
  for (const { sidebar } of [common, ...compositions.values()]) sidebar.forEach(resolveSidebarBlock);
}
