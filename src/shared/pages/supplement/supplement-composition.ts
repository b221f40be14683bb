import { supplements, type Supplement } from '../../config/supplements.ts';
import type { TabContent } from '../../config/tabs.ts';
import { resolveSidebarBlock, type SidebarBlockName } from '../../features/sidebar/sidebar-blocks.ts';

/** Which blocks stand beside a tab of a supplement: a widget has the page to itself but for what must be said. @spec §2.4 §2.7 */
export function resolveSupplementSidebar({ sidebar = [] }: Pick<Supplement, 'sidebar'>, kind: TabContent['kind']): readonly SidebarBlockName[] {
  const always: readonly SidebarBlockName[] = ['electionBox', ...sidebar];
  return kind === 'widget' ? always : [...always, 'latestNews', 'social', 'linkBox', 'tags'];
}

/** Looks up every block that a supplement names, so that a wrong name stops the start and not a reader. @spec §8 */
export function checkSupplementCompositions(rows: readonly Supplement[] = supplements): void {
  for (const row of rows) resolveSupplementSidebar(row, 'articles').forEach(resolveSidebarBlock);
}
