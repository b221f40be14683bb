import { AFTER_UNIQUE_GROUP_ID, HOLD_BLOG_UNIQUE_GROUP_ID } from '../../../shared/config/constants.ts';
import type { Database } from '../../store/database/open-database.ts';

/** The podcast block stands before the first block whose position is higher. */
const PODCAST_BLOCK_POSITION = 55;

/** Writes an edition's single pieces of editorial data. Lists hold article slugs, the leader first. @spec §3 Unique items */
export async function seedUniques(trx: Database, site: string): Promise<void> {
  const [after, holdblog] = [await listSlugs(trx, site, 'after'), await listSlugs(trx, site, 'holdblog')];
  const uniques = [
    { slug: 'frontpage-podcast-block-position', content: String(PODCAST_BLOCK_POSITION), group: null },
    { slug: 'after-main', content: JSON.stringify(after), group: AFTER_UNIQUE_GROUP_ID },
    { slug: 'hold-blog', content: JSON.stringify(holdblog), group: HOLD_BLOG_UNIQUE_GROUP_ID },
  ].filter(({ content }) => content !== '[]');
  await trx.insertInto('uniques').values(uniques.map(({ slug, content }) => ({ site, slug, content }))).execute();
  const grouped = uniques.flatMap(({ slug, group }) => (group === null ? [] : [{ site, group_id: group, position: 1, unique_slug: slug }]));
  if (grouped.length > 0) await trx.insertInto('unique_groups').values(grouped).execute();
}

async function listSlugs(trx: Database, site: string, section: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('articles')
    .innerJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .innerJoin('article_sites', 'article_sites.article_id', 'articles.id')
    .select('articles.slug')
    .where('super_tags.slug', '=', section)
    .where('article_sites.site', '=', site)
    .orderBy('pub_date', 'desc')
    .execute();
  return rows.map(({ slug }) => slug);
}
