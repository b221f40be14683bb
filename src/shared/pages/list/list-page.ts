import type { SidebarSlow } from '../../features/sidebar/sidebar-data.ts';
import { sidebarLoaders } from '../../features/sidebar/sidebar-loaders.ts';
import { definePage } from '../page.ts';
import { checkListCompositions } from './list-composition.ts';
import type { ListPageData } from './list-data.ts';
import { toListHead } from './list-head.ts';
import { toListStructuredData } from './list-structured-data.ts';
import { loadListPage } from './load-list-page.ts';

checkListCompositions();

/** Every list of articles: newest, by flag, section, topic and author. @spec §2.1 §2.3 */
export const listPage = definePage<ListPageData, SidebarSlow>({
  name: 'list',
  load: (context) => loadListPage(context),
  slow: sidebarLoaders,
  head: toListHead,
  structuredData: toListStructuredData,
});
