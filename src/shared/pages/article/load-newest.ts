import { SIDEBAR_NEWEST_ITEMS } from '../../config/constants.ts';
import type { Site } from '../../lib/site.ts';
import { toTeasers, type Teaser } from '../../lib/teaser.ts';

/** The newest articles beside an article, without that one; null where there are none. @spec §2.7 latest-news block */
export async function loadNewest({ api }: Pick<Site, 'api'>, articleId: number): Promise<Teaser[] | null> {
  // One more, since the article itself may be among them.
  const { items } = await api.articles({ query: { parent: 'none', limit: SIDEBAR_NEWEST_ITEMS + 1 } });
  const others = toTeasers(items.filter(({ id }) => id !== articleId)).slice(0, SIDEBAR_NEWEST_ITEMS);
  return others.length === 0 ? null : others;
}
