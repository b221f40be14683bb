import type { ImpressStaff } from '../../shared/contract/schemas/front.ts';
import type { Database } from './database/open-database.ts';

/** The imprint's people by group. @spec §7 GET /api/impress/staff */
export async function loadImpressStaff(database: Database, site: string): Promise<ImpressStaff> {
  const rows = await database
    .selectFrom('staff')
    .leftJoin('authors', 'authors.id', 'staff.author_id')
    .select(['group_position', 'group_name', 'staff.name', 'staff.title', 'staff.email', 'authors.slug as authorSlug'])
    .where('staff.site', '=', site)
    .orderBy('group_position')
    .orderBy('position')
    .execute();
  const groups = Map.groupBy(rows, ({ group_position }) => group_position);
  return {
    groups: [...groups.values()].map((people) => ({
      group: people[0]?.group_name ?? '',
      people: people.map(({ name, title, email, authorSlug }) => ({ name, title, email, authorSlug })),
    })),
  };
}
