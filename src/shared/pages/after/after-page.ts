import { loadAfterPodcasts } from '../../features/after/load-after-podcasts.ts';
import { resolveSidebarBlock } from '../../features/sidebar/sidebar-blocks.ts';
import { sidebarLoaders } from '../../features/sidebar/sidebar-loaders.ts';
import { definePage } from '../page.ts';
import type { AfterPageData, AfterPageSlow } from './after-data.ts';
import { toAfterHead, toAfterStructuredData } from './after-head.ts';
import { AFTER_SIDEBAR, loadAfter } from './load-after.ts';

// A wrong name stops the start and not a reader.
AFTER_SIDEBAR.forEach(resolveSidebarBlock);

/** The After magazine. @spec §2.1 /after §2.5 */
export const afterPage = definePage<AfterPageData, AfterPageSlow>({
  name: 'after',
  load: loadAfter,
  slow: { ...sidebarLoaders, podcasts: async ({ landing }, { site }) => (landing === null ? null : loadAfterPodcasts(site)) },
  head: toAfterHead,
  structuredData: toAfterStructuredData,
});
