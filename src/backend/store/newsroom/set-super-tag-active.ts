import { sql } from 'kysely';
import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { renumberPlaces } from './live-places.ts';
import { toSuperTagDataKey } from './purge-keys.ts';
import { refreshListEntries } from './refresh-list-entries.ts';
import { touchParents } from './touch-parents.ts';

const ARTICLES_PER_STEP = 2000;
/** An article of a section stands on lists of all kinds, so a switch is the one write that touches every list. */
const EVERY_LIST = ['lists', 'front', 'recommended', 'auto-block', 'menus'];

/** Shows or hides a section with all articles that it is the main section of. @throws NOT_FOUND @spec §4 Article page */
export async function setSuperTagActive(database: Database, { slug, active, now }: { slug: string; active: boolean; now: number }): Promise<{ sequence: number; purged: string[] }> {
  return database.transaction().execute(async (trx) => {
    const section = await trx.updateTable('super_tags').set({ active }).where('slug', '=', slug).returning('id').executeTakeFirst();
    if (section === undefined) throw new AppError('NOT_FOUND', `There is no section ${slug}.`, { detail: { slug } });
    const blogs = await touchBlogs(trx, section.id, now);
    const rows = await trx.selectFrom('articles').select('id').where('main_super_tag_id', '=', section.id).orderBy('id').execute();
    for (let done = 0; done < rows.length; done += ARTICLES_PER_STEP) {
      await refreshListEntries(trx, rows.slice(done, done + ARTICLES_PER_STEP).map(({ id }) => id), now);
    }
    const purged = [`super-tag:${slug}`, toSuperTagDataKey(slug), ...EVERY_LIST, ...blogs.flatMap((blog) => [`article:${blog.slug}`, `article-id:${blog.id}`])];
    return { sequence: await appendPurge(trx, { keys: purged, hard: !active, now }), purged };
  });
}

/** Posts of the section come or go with it: their articles get a version that no post made, so that readers load the page anew. */
async function touchBlogs(trx: Database, sectionId: number, now: number): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct parent_id as id from articles where main_super_tag_id = ${sectionId} and parent_id is not null
    union select id from articles where main_super_tag_id = ${sectionId} and type = 'liveblog'`.execute(trx);
  const blogs = await touchParents(trx, rows.map(({ id }) => id), now);
  await renumberPlaces(trx, blogs.map(({ id }) => id));
  return blogs;
}
