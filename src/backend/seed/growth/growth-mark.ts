import { editions } from '../../../shared/config/editions/editions.ts';
import type { Database } from '../../store/database/open-database.ts';

/** A unique that says how far the archive has grown; it moves with each batch, so a broken run goes on where it stood. */
const MARK = 'archive-growth';

/** How far an archive has grown, and the definitions of the indexes that it is to get again. */
export type GrowthMark = { readonly articles: number; readonly indexes: readonly string[] };

/** Where the archive stands, nothing for an empty one. @throws when it was grown with another seed */
export async function loadGrowthMark(database: Database, seed: number): Promise<GrowthMark> {
  const row = await database.selectFrom('uniques').select('content').where('site', '=', editions.main.slug).where('slug', '=', MARK).executeTakeFirst();
  if (row === undefined) return { articles: 0, indexes: [] };
  const mark: unknown = JSON.parse(row.content);
  if (typeof mark !== 'object' || mark === null || !('seed' in mark) || !('articles' in mark) || typeof mark.articles !== 'number') return { articles: 0, indexes: [] };
  if (mark.seed !== seed) throw new Error(`The archive of this database was grown with seed ${String(mark.seed)}; go on with that one, or take an empty database.`);
  const indexes = 'indexes' in mark && Array.isArray(mark.indexes) ? mark.indexes.filter((definition) => typeof definition === 'string') : [];
  return { articles: mark.articles, indexes };
}

/** Writes where the archive stands. */
export async function saveGrowthMark(trx: Database, seed: number, mark: GrowthMark): Promise<void> {
  const content = JSON.stringify({ seed, ...mark });
  await trx
    .insertInto('uniques')
    .values({ site: editions.main.slug, slug: MARK, content })
    .onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet({ content }))
    .execute();
}
