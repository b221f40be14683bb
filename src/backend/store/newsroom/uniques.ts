import type { SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { requireSite } from './require-site.ts';

/** Writes a piece of editorial data, a new one or over the old one, in one transaction. @throws NOT_FOUND for an unknown site */
export async function saveUnique(database: Database, { site, slug, content, now }: { site: string; slug: string; content: string; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    await trx.insertInto('uniques').values({ site, slug, content }).onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet({ content })).execute();
    // Groups answer with the keys of their members.
    const purged = [`unique:${slug}`];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}
