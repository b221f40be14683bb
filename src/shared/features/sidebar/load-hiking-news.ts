import { SIDEBAR_NEWEST_ITEMS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Site } from '../../lib/site.ts';
import { HIKING_NEWS_TAG } from './hiking-news-tag.ts';

/** The newest articles about trails; null where there is none. @spec §2.7 "Túra hírek" */
export async function loadHikingNews(site: Pick<Site, 'api'>): Promise<readonly ArticleSummary[] | null> {
  const { items } = await site.api.search({ query: { and_tags: [HIKING_NEWS_TAG], perPage: SIDEBAR_NEWEST_ITEMS } });
  return items.length === 0 ? null : items.slice(0, SIDEBAR_NEWEST_ITEMS);
}
