import { loadLiveScores } from '../../features/football/load-live-scores.ts';
import { sidebarLoaders } from '../../features/sidebar/sidebar-loaders.ts';
import { toListAddress } from '../../lib/list-address.ts';
import { definePage } from '../page.ts';
import { loadOtherSupplements } from './load-other-supplements.ts';
import { loadSupplement } from './load-supplement.ts';
import { checkSupplementCompositions } from './supplement-composition.ts';
import type { SupplementPageData, SupplementSlow } from './supplement-data.ts';
import { toSupplementHead, toSupplementStructuredData } from './supplement-head.ts';

checkSupplementCompositions();

/** A topic supplement: articles, result widgets and documents under its tabs. @spec §2.1 /melleklet/{fullPath...} §2.4 */
export const supplementPage = definePage<SupplementPageData, SupplementSlow>({
  name: 'supplement',
  load: (context) => loadSupplement(context),
  slow: { ...sidebarLoaders, others: ({ slug }, { site }) => loadOtherSupplements(site, slug), liveScores: async ({ liveScores }, { site }) => (liveScores ? loadLiveScores(site) : null) },
  head: toSupplementHead,
  // Another name of the supplement leads to the same page under its own.
  path: (data) => toPath(data),
  look: ({ content }) => ({ footer: content.kind !== 'widget' }),
  structuredData: toSupplementStructuredData,
});

function toPath(data: SupplementPageData): string {
  const { content, path } = data;
  return content.kind === 'widget' && content.detail !== null ? `${path}/${content.detail}` : toListAddress(data);
}
