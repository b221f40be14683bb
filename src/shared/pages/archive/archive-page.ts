import { loadLatestNews } from '../../features/sidebar/load-latest-news.ts';
import { definePage } from '../page.ts';
import type { ArchivePageData, ArchivePageSlow } from './archive-data.ts';
import { toArchiveHead, toArchiveStructuredData } from './archive-head.ts';
import { toArchiveAddress, toPageNumber } from './archive-place.ts';
import { loadArchive } from './load-archive.ts';

/** The archive: everything, a search, a month, a day. @spec §2.1 §2.6 */
export const archivePage = definePage<ArchivePageData, ArchivePageSlow>({
  name: 'archive',
  load: loadArchive,
  slow: {
    latestNews: async (_, { site }) => loadLatestNews(site),
  },
  path: (data) => toArchiveAddress(data, toPageNumber(data)),
  head: toArchiveHead,
  structuredData: toArchiveStructuredData,
  // A search that finds nothing is not found, and its page is still worth reading. @spec §5 §8
  status: (data) => (data.kind === 'search' && data.results.totalItems === 0 ? 404 : 200),
});
