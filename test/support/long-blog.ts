import { sql } from 'kysely';
import { createArticle } from '../../src/backend/store/newsroom/article-newsroom.ts';
import { renumberPlaces } from '../../src/backend/store/newsroom/live-places.ts';
import { refreshListEntries } from '../../src/backend/store/newsroom/refresh-list-entries.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { articleDraftSchema } from '../../src/shared/contract/schemas/newsroom.ts';
import { cleanArticleHtml } from '../../src/shared/lib/article-html/clean-article-html.ts';

/** A live blog of many posts, oldest first, all of the same length. */
export type LongBlog = { readonly id: number; readonly slug: string; readonly postIds: readonly number[] };

const BODY = '<p>A folyó szintje az elmúlt órában nem változott, a gáton továbbra is dolgoznak.</p>';
const SECONDS_BETWEEN = 60;
/** Numbers of as many digits whether the blog is short or long. */
const FIRST_ID = 1_000_000;

/**
 * Writes a live blog and its posts by one statement a table, as no editor could in time; the last one is written by the
 * newsroom's own code, like any post.
 */
export async function writeLongBlog(database: Database, { slug, posts, now }: { slug: string; posts: number; now: number }): Promise<LongBlog> {
  const options = { clean: cleanArticleHtml, now };
  const draft = (fields: object) => articleDraftSchema.parse({ mainSuperTag: 'belfold', originatingSite: 'lapszel', authors: ['dobrai-nora'], ...fields });
  await sql`select setval(pg_get_serial_sequence('articles', 'id'), greatest(${FIRST_ID}, (select max(id) from articles)))`.execute(database);
  const blog = await createArticle(database, draft({ slug, title: 'Élő közvetítés', type: 'liveblog', flags: ['live'], pubDate: now - posts * SECONDS_BETWEEN - 1 }), options);
  await database.transaction().execute(async (trx) => {
    const body = cleanArticleHtml(BODY);
    const { rows } = await sql<{ id: number }>`
      insert into articles (type, slug, title, main_super_tag_id, originating_site, parent_id, released, pub_date, updated_at, content_raw, content_html, content_tree, paragraph_count)
      select 'liveblogpost', ${slug} || '-' || lpad(n::text, 5, '0'), 'Jelentés ' || lpad(n::text, 5, '0'), (select id from super_tags where slug = 'belfold'), 'lapszel', ${blog.id}, true,
        ${now}::bigint - (${posts}::int - n) * ${SECONDS_BETWEEN}::int, ${now}::bigint - (${posts}::int - n) * ${SECONDS_BETWEEN}::int, ${BODY}, ${body.html}, ${JSON.stringify(body.tree)}::jsonb, 1
      from generate_series(1, ${posts - 1}::int) n order by n returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`insert into article_sites (article_id, site) select unnest(${ids}::int[]), 'lapszel'`.execute(trx);
    await sql`insert into article_authors (article_id, role, author_id, position) select unnest(${ids}::int[]), 'author', (select id from authors where slug = 'dobrai-nora'), 0`.execute(trx);
    await refreshListEntries(trx, ids, now);
    await renumberPlaces(trx, [blog.id]);
  });
  await createArticle(database, draft({ slug: `${slug}-${String(posts).padStart(5, '0')}`, title: `Jelentés ${String(posts).padStart(5, '0')}`, type: 'liveblogpost', parentId: blog.id, pubDate: now, content: BODY }), options);
  const placed = await database.selectFrom('live_places').select('post_id').where('parent_id', '=', blog.id).orderBy('position').execute();
  return { id: blog.id, slug, postIds: placed.map(({ post_id }) => post_id) };
}
