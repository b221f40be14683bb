import { resolveSidebarBlock, type SidebarBlockName } from '../../features/sidebar/sidebar-blocks.ts';

/** Which blocks stand on a list page. */
export type ListComposition = {
  readonly highlights: boolean;
  readonly sidebar: readonly SidebarBlockName[];
};

const common = { highlights: false, sidebar: ['latestNews', 'social', 'linkBox', 'newsletter', 'tags'] } as const satisfies ListComposition;
const section = { ...common, highlights: true } as const satisfies ListComposition;

/** The pages that differ from the common list, by route name, and sections by their slug after it. @spec §2.7 */
const compositions: ReadonlyMap<string, ListComposition> = new Map<string, ListComposition>([
  ['legfrissebb', { highlights: false, sidebar: ['social', 'linkBox', 'newsletter', 'tags'] }],
  ['english', { highlights: true, sidebar: ['social', 'tags'] }],
  ['articles_by_mstag', section],
  ['articles_by_mstag/szepkilatas', { ...section, sidebar: ['latestNews', 'hikingNews', 'socialSzepkilatas', 'linkBox', 'newsletter', 'tags'] }],
  ['articles_by_mstag/eszkombajn', { ...section, sidebar: ['latestNews', 'socialEszkombajn', 'linkBox', 'newsletter', 'tags'] }],
  ['articles_by_mstag/holdblog', { ...section, sidebar: ['latestNews', 'holdBlog', 'social', 'linkBox', 'newsletter', 'tags'] }],
]);

/** The composition of a list route, or of a section's page. */
export function resolveListComposition(routeName: string, slug?: string): ListComposition {
  return compositions.get(`${routeName}/${slug}`) ?? compositions.get(routeName) ?? common;
}

/** Looks up every block that a composition names, so that a wrong name stops the start and not a reader. @spec §8 */
export function checkListCompositions(): void {
  for (const { sidebar } of [common, ...compositions.values()]) sidebar.forEach(resolveSidebarBlock);
}
