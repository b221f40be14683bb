import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ArticleChanges, ArticleItems } from '../../shared/contract/schemas/article.ts';
import { loadArticles } from './article-store.ts';
import type { Database } from './database/open-database.ts';

/** Which page of a live blog: so many posts skipped, or the page on which a post stands. */
export type PostsPage = { readonly limit: number } & ({ readonly offset: number } | { readonly post: number });

/** Changes over more versions, or of more posts, cost more than a page anew. */
const TOLD_VERSIONS = 200;
const TOLD_POSTS = 100;

type PageRow = { total: number; skipped: number | null; ids: number[]; pinned: number[] };

/**
 * A page of a live blog's public posts, newest first; its pinned ones come with every page and stand in no page. Null for
 * the page of a post that is not among them. Costs the same however long the blog is. @spec §3
 */
export async function loadArticleItems(database: Database, parentId: number, page: PostsPage): Promise<Omit<ArticleItems, 'version'> | null> {
  const { limit } = page;
  const { rows } = await sql<PageRow>`
    with counted as materialized (select coalesce(max(position), 0) as total from live_places where parent_id = ${parentId}),
    wanted as materialized (select total, ${toSkipped(parentId, page)} as skipped from counted)
    select total, skipped,
      array(select post_id from live_places where parent_id = ${parentId} and position <= total - skipped and position > total - skipped - ${limit} order by position desc) as ids,
      ${selectPinned(sql`${parentId}`)} as pinned
    from wanted`.execute(database);
  const [row] = rows;
  if (row === undefined || row.skipped === null) return null;
  const articles = await loadArticles(database, [...row.pinned, ...row.ids]);
  const pinned = new Set(row.pinned);
  return {
    items: articles.filter(({ id }) => !pinned.has(id)),
    pinnedItems: articles.filter(({ id }) => pinned.has(id)),
    totalItems: row.total,
    page: Math.floor(row.skipped / limit) + 1,
  };
}

/** A pinned post is found on the first page. */
function toSkipped(parentId: number, page: PostsPage): RawBuilder<unknown> {
  if ('offset' in page) return sql`${page.offset}::int`;
  return sql`coalesce(
    (select (total - position) / ${page.limit}::int * ${page.limit}::int from live_places where post_id = ${page.post} and parent_id = ${parentId}),
    (select 0 from public_posts where post_id = ${page.post} and parent_id = ${parentId} and pinned))`;
}

function selectPinned(parentId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select post_id from public_posts where parent_id = ${parentId} and pinned order by pub_date desc, post_id desc)`;
}

type ChangesRow = { type: string; v: number; updated_at: number; live: boolean; total: number; pinned: number[]; versions: number; changed: number[]; public: number[] };

/**
 * What happened to a live blog's posts since a version, in one look at the database. Where a version in between was made
 * by something else than a post (the article itself, its section), it cannot be told and the page has to be loaded anew.
 * Costs by what changed, not by the blog's length. Null for an article that is not there. @spec §4 Live refresh
 */
export async function loadArticleChanges(database: Database, id: number, since: number): Promise<ArticleChanges | null> {
  const { rows } = await sql<ChangesRow>`
    with blog as materialized (select id, type, version, updated_at from articles where id = ${id}),
    changed as materialized (
      select c.version, c.post_id from blog join live_changes c on c.parent_id = blog.id
      where c.version > greatest(${since}::int, blog.version - ${TOLD_VERSIONS}::int)
    )
    select type, version as v, updated_at,
      exists (select from article_flags where article_id = blog.id and flag = 'live') as live,
      (select coalesce(max(position), 0) from live_places where parent_id = blog.id) as total,
      ${selectPinned(sql`blog.id`)} as pinned,
      (select count(distinct version)::int from changed) as versions,
      array(select distinct post_id from changed) as changed,
      array(select distinct post_id from changed join public_posts p using (post_id) where p.parent_id = blog.id) as public
    from blog`.execute(database);
  const [row] = rows;
  if (row === undefined) return null;
  const { v, updated_at: updatedAt, live, total: totalItems } = row;
  const known = { v, updatedAt, live, totalItems };
  if (!canBeTold(row, since)) return { ...known, reload: true, upserts: [], removedIds: [], pinnedIds: [] };
  const upserts = (await loadArticles(database, row.public))
    // A post that left in this moment is told of as gone; if it is still to change, the next question says so.
    .filter(({ active, parentId }) => active && parentId === id)
    .toSorted((one, other) => other.pubDate - one.pubDate || other.id - one.id);
  const present = new Set(upserts.map((post) => post.id));
  return { ...known, reload: false, upserts, removedIds: row.changed.filter((post) => !present.has(post)), pinnedIds: row.pinned };
}

function canBeTold({ type, v, versions, changed }: ChangesRow, since: number): boolean {
  return type === 'liveblog' && since <= v && v - since <= TOLD_VERSIONS && versions === v - since && changed.length <= TOLD_POSTS;
}
