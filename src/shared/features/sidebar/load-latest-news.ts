import { SIDEBAR_NEWEST_ITEMS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Site } from '../../lib/site.ts';

/** The newest articles of the sidebar. @spec §2.7 §9 */
export async function loadLatestNews(site: Pick<Site, 'api'>): Promise<readonly ArticleSummary[]> {
  const { items } = await site.api.articles({ query: { limit: SIDEBAR_NEWEST_ITEMS } });
  return items.slice(0, SIDEBAR_NEWEST_ITEMS);
}
