import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { toSuperTagDataKey } from './purge-keys.ts';
import { refreshListEntries } from './refresh-list-entries.ts';

const ARTICLES_PER_STEP = 2000;

/** Shows or hides a section with all articles that it is the main section of. @throws NOT_FOUND @spec §4 Article page */
export async function setSuperTagActive(database: Database, { slug, active, now }: { slug: string; active: boolean; now: number }): Promise<{ sequence: number; purged: string[] }> {
  return database.transaction().execute(async (trx) => {
    const section = await trx.updateTable('super_tags').set({ active }).where('slug', '=', slug).returning('id').executeTakeFirst();
    if (section === undefined) throw new AppError('NOT_FOUND', `There is no section ${slug}.`, { detail: { slug } });
    const rows = await trx.selectFrom('articles').select('id').where('main_super_tag_id', '=', section.id).orderBy('id').execute();
    for (let done = 0; done < rows.length; done += ARTICLES_PER_STEP) {
      await refreshListEntries(trx, rows.slice(done, done + ARTICLES_PER_STEP).map(({ id }) => id), now);
    }
    const purged = [`super-tag:${slug}`, toSuperTagDataKey(slug), 'lists', 'front', 'recommended', 'auto-block', 'menus'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: !active, now }), purged };
  });
}
