import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Site } from '../../lib/site.ts';

/** The groups of articles that the After page asks for. @spec §3 Article search groups */
export type AfterGroup = 'after-new' | 'after-card' | 'after-article' | 'after-podcast';

/** So many articles of a group at most. @throws where the backend fails or does not know the group */
export async function loadAfterGroup({ api }: Pick<Site, 'api'>, name: AfterGroup, maxItems: number): Promise<ArticleSummary[]> {
  const { items } = await api.search({ query: { for: name } });
  return items.slice(0, maxItems);
}
