import type { Unique, UniqueGroup } from '../../shared/contract/schemas/front.ts';
import type { Database } from './database/open-database.ts';

/** Loads one piece of editorial data, or null. @spec §7 GET /api/unique/{slug} */
export async function loadUnique(database: Database, site: string, slug: string): Promise<Unique | null> {
  return (await database.selectFrom('uniques').select(['slug', 'content']).where('site', '=', site).where('slug', '=', slug).executeTakeFirst()) ?? null;
}

/** Loads a group of them in its order, or null where the group has none. @spec §7 GET /api/unique-groups/{id} */
export async function loadUniqueGroup(database: Database, site: string, id: number): Promise<UniqueGroup | null> {
  const uniques = await database
    .selectFrom('unique_groups')
    .innerJoin('uniques', (join) => join.onRef('uniques.site', '=', 'unique_groups.site').onRef('uniques.slug', '=', 'unique_groups.unique_slug'))
    .select(['uniques.slug', 'uniques.content'])
    .where('unique_groups.site', '=', site)
    .where('group_id', '=', id)
    .orderBy('unique_groups.position')
    .execute();
  return uniques.length === 0 ? null : { id, uniques };
}
