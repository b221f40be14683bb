import { AFTER_ARTICLE_ITEMS, AFTER_CARD_ITEMS, AFTER_NEWS_ITEMS, AFTER_UNIQUE_GROUP_ID, HOLD_BLOG_UNIQUE_GROUP_ID } from '../../../shared/config/constants.ts';
import type { Database } from '../../store/database/open-database.ts';

/** The podcast block stands before the first block whose position is higher. */
const PODCAST_BLOCK_POSITION = 55;

/** The magazine's leader and what stands beside it come from behind the newest articles, which have blocks of their own. */
const NEWEST_AFTER = AFTER_NEWS_ITEMS + AFTER_CARD_ITEMS + AFTER_ARTICLE_ITEMS;

/** A film that anybody may show: Big Buck Bunny, Blender Foundation, CC BY 3.0. */
const AFTER_VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Writes an edition's single pieces of editorial data. Lists hold article slugs, the leader first. @spec §3 Unique items */
export async function seedUniques(trx: Database, site: string): Promise<void> {
  const [after, holdblog] = [await listSlugs(trx, site, 'after'), await listSlugs(trx, site, 'holdblog')];
  const older = after.slice(NEWEST_AFTER);
  const uniques = [
    { slug: 'frontpage-podcast-block-position', content: String(PODCAST_BLOCK_POSITION), group: null },
    { slug: 'after-main', content: JSON.stringify(older.length === 0 ? after : older), group: AFTER_UNIQUE_GROUP_ID },
    ...(after.length === 0 ? [] : [{ slug: 'after-youtube', content: JSON.stringify(AFTER_VIDEO), group: AFTER_UNIQUE_GROUP_ID }]),
    { slug: 'hold-blog', content: JSON.stringify(holdblog), group: HOLD_BLOG_UNIQUE_GROUP_ID },
  ].filter(({ content }) => content !== '[]');
  await trx.insertInto('uniques').values(uniques.map(({ slug, content }) => ({ site, slug, content }))).execute();
  const grouped = uniques.flatMap(({ slug, group }, index) => (group === null ? [] : [{ site, group_id: group, position: index, unique_slug: slug }]));
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
