import { loadLatestNews } from '../../features/sidebar/load-latest-news.ts';
import { definePage } from '../page.ts';
import { checkListCompositions } from './list-composition.ts';
import type { ListPageData, ListPageSlow } from './list-data.ts';
import { toListHead } from './list-head.ts';
import { toListStructuredData } from './list-structured-data.ts';
import { loadListPage } from './load-list-page.ts';

checkListCompositions();

/** Every list of articles: newest, by flag, section, topic and author. @spec §2.1 §2.3 */
export const listPage = definePage<ListPageData, ListPageSlow>({
  name: 'list',
  load: loadListPage,
  slow: {
    latestNews: async ({ sidebar }, { site }) => (sidebar.includes('latestNews') ? loadLatestNews(site) : null),
  },
  head: toListHead,
  structuredData: toListStructuredData,
});
