import { sql } from 'kysely';
import { autoBlockTexts } from '../../shared/config/texts-auto-block.ts';
import type { Database } from './database/open-database.ts';
import { listNewestCombinedIds } from './combined-list-store.ts';
import type { ListKey } from './list-keys.ts';

/** Articles in the automatic block; one more than four, since the article being read is left out. */
const AUTO_BLOCK_ITEMS = 5;
/** The most engaging are sought among this many of the newest. */
const ENGAGED_CANDIDATES = 300;

/** What a variant shows, and the heading it stands under. */
export type AutoBlockIds = { readonly title: string; readonly ids: number[] };

/** Variant 1 is the newest, 2 what readers shared most lately, 3 what does not age, 4 what the editors like. @spec §4 Auto-block */
export async function listAutoBlockIds(database: Database, site: string, variant: number, section: { id: number; name: string } | null): Promise<AutoBlockIds> {
  const inSection: ListKey[] = section === null ? [] : [`stag:${section.id}`];
  const newest = (listKey: ListKey) => listNewestCombinedIds(database, { site, include: [listKey, ...inSection], exclude: [], limit: AUTO_BLOCK_ITEMS });
  switch (variant) {
    case 2:
      return { title: autoBlockTexts.engaged, ids: await listEngaged(database, site, inSection) };
    case 3:
      return { title: autoBlockTexts.evergreen, ids: await newest('flag:evergreen') };
    case 4:
      return { title: autoBlockTexts.favorite, ids: await newest('flag:favorite') };
    default:
      return { title: section === null ? autoBlockTexts.newest : autoBlockTexts.newestOf(section.name), ids: await newest('top') };
  }
}

async function listEngaged(database: Database, site: string, inSection: readonly ListKey[]): Promise<number[]> {
  const ids = await listNewestCombinedIds(database, { site, include: ['top', ...inSection], exclude: [], limit: ENGAGED_CANDIDATES });
  const rows = await database
    .selectFrom('reactions')
    .select('article_id')
    .where('article_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('count', 'desc')
    .orderBy('article_id', 'desc')
    .limit(AUTO_BLOCK_ITEMS)
    .execute();
  return rows.map(({ article_id }) => article_id);
}
