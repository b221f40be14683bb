import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { placePost } from './live-places.ts';
import { loadArticleState } from './load-article-state.ts';
import { toPurgeKeys } from './purge-keys.ts';
import { hasEpisode, isListed, refreshListEntries } from './refresh-list-entries.ts';
import { recordChange, touchParents } from './touch-parents.ts';

/** What was released, and the purge that tells of it; null when nothing was due. */
export type Released = { readonly ids: number[]; readonly sequence: number; readonly purged: string[] };

const ARTICLES_PER_RUN = 100;
/** A preview shows the first of them. */
const ARTICLES_PER_PREVIEW = 500;

/** Puts articles on their lists whose date has come. The backend's scheduler calls it every few seconds. */
export async function releaseDueArticles(database: Database, now: number): Promise<Released | null> {
  return database.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('articles')
      .select(['id', 'parent_id'])
      .where('active', '=', true)
      .where('released', '=', false)
      .where('pub_date', '<=', now)
      .orderBy('pub_date')
      .limit(ARTICLES_PER_RUN)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return null;
    const ids = due.map(({ id }) => id);
    await trx.updateTable('articles').set({ released: true }).where('id', 'in', ids).execute();
    await refreshListEntries(trx, ids, now);

    const keys = new Set<string>();
    for (const { id, parent_id } of due) {
      const stored = await loadArticleState(trx, id);
      const parents = await touchParents(trx, [parent_id], now);
      await recordChange(trx, id, parents);
      await placePost(trx, id);
      const change = { id, before: null, wasListed: false, isListed: await isListed(trx, id), parents, hasEpisode: await hasEpisode(trx, id) };
      if (stored !== null) toPurgeKeys({ ...change, after: stored.state }).forEach((key) => keys.add(key));
    }
    const sequence = await appendPurge(trx, { keys: [...keys], hard: false, now });
    return { ids, sequence, purged: [...keys] };
  });
}

/** Puts on their lists what will be released until a moment, without telling anybody: for a transaction that is taken back. */
export async function releaseUntil(trx: Database, moment: number): Promise<void> {
  const due = await trx.selectFrom('articles').select(['id', 'type']).where('active', '=', true).where('released', '=', false).where('pub_date', '<=', moment).orderBy('pub_date').limit(ARTICLES_PER_PREVIEW).execute();
  if (due.length === 0) return;
  // In one order, so that previews at the same time wait for each other in a line.
  const ids = due.map(({ id }) => id).toSorted((one, other) => one - other);
  await trx.selectFrom('articles').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await trx.updateTable('articles').set({ released: true }).where('id', 'in', ids).execute();
  await refreshListEntries(trx, ids, moment);
  for (const { id, type } of due) if (type === 'liveblogpost') await placePost(trx, id);
}
