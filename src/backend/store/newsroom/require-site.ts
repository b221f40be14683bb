import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';

/** Makes sure that a site is there. @throws NOT_FOUND */
export async function requireSite(database: Database, site: string): Promise<void> {
  const row = await database.selectFrom('sites').select('slug').where('slug', '=', site).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', `There is no site ${site}.`, { detail: { site } });
}
