import { AFTER_ARTICLE_ITEMS, AFTER_CARD_ITEMS, AFTER_NEWS_ITEMS, AFTER_PODCAST_ITEMS } from '../../shared/config/constants.ts';
import type { Database } from './database/open-database.ts';
import { listArticleIds } from './list-store.ts';
import { loadTaxa } from './taxonomy-store.ts';

const AFTER = 'after';

/**
 * Which part of the magazine's newest articles a group is; the groups follow one another, so none shows what another
 * does. The newest of all are those that stand under "Friss hírek".
 */
const AFTER_GROUPS = new Map([
  ['after-article', { offset: 0, limit: AFTER_ARTICLE_ITEMS }],
  ['after-new', { offset: AFTER_ARTICLE_ITEMS, limit: AFTER_NEWS_ITEMS }],
  ['after-card', { offset: AFTER_ARTICLE_ITEMS + AFTER_NEWS_ITEMS, limit: AFTER_CARD_ITEMS }],
]);

/** The ids of a named group of articles; null for a name that does not exist. @spec §3 Article search groups */
export async function resolveSearchGroup(database: Database, site: string, name: string): Promise<number[] | null> {
  if (name === 'after-podcast') return listPodcastArticles(database, site);
  const slice = AFTER_GROUPS.get(name);
  if (slice === undefined) return null;
  const [after] = (await loadTaxa(database, { superTags: [AFTER] })).superTags;
  if (after === undefined) return [];
  return (await listArticleIds(database, { site, listKey: `mstag:${after.id}`, ...slice })).ids;
}

/** The surrogate keys of a group: those of the list that it is a part of. */
export function toGroupKeys(name: string): string[] {
  return name === 'after-podcast' ? ['episodes'] : [`super-tag:${AFTER}`];
}

/** The articles that the newest episodes belong to. */
async function listPodcastArticles(database: Database, site: string): Promise<number[]> {
  const rows = await database
    .selectFrom('episodes')
    .innerJoin('podcasts', 'podcasts.id', 'episodes.podcast_id')
    .innerJoin('list_entries', (join) => join.onRef('list_entries.article_id', '=', 'episodes.article_id').on('list_entries.list_key', '=', 'all').on('list_entries.site', '=', site))
    .select('list_entries.article_id')
    .where('podcasts.site', '=', site)
    .orderBy('episodes.pub_date', 'desc')
    .limit(AFTER_PODCAST_ITEMS)
    .execute();
  return [...new Set(rows.map(({ article_id }) => article_id))];
}
