import { sql } from 'kysely';
import type { Database } from '../../store/database/open-database.ts';
import { refreshListEntries } from '../../store/newsroom/refresh-list-entries.ts';
import { saveSearchRows } from '../../store/search/save-search-rows.ts';
import type { ArchiveRow } from './archive-rows.ts';

const WORDS_PER_MINUTE = 200;

/** Writes rows by one statement a table, columns as arrays; lists and counts follow as for any article. */
export async function insertArchiveRows(trx: Database, rows: readonly ArchiveRow[], now: number): Promise<void> {
  await insertArticles(trx, rows);
  await insertRelations(trx, rows);
  await refreshListEntries(trx, rows.map(({ id }) => id), now);
  // After the lists: a row that is written with them is not written again.
  await saveSearchRows(trx, rows.map(({ id, pubDate, topics, article: { title, lead, recommender, paragraphs } }) => ({
    id, pubDate, text: { title, topics, lead: `${lead} ${recommender}`, text: paragraphs.join(' ') },
  })));
}

/** Takes numbers for articles to come. */
export async function takeArticleIds(trx: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('articles', 'id'))::int as id from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ id }) => id);
}

async function insertArticles(trx: Database, rows: readonly ArchiveRow[]): Promise<void> {
  await sql`
    insert into articles (id, type, slug, title, main_super_tag_id, originating_site, released, pub_date, updated_at, lead, recommender,
      content_raw, content_html, content_tree, paragraph_count, cover_image, cover_image_text, minute, important, favorite, evergreen)
    select id, type, slug, title, section, site, true, pub_date, pub_date, lead, recommender,
      html, html, tree::jsonb, paragraphs, cover, case when cover is not null then 'Rajz: Lapszél' end, minute, important, favorite, evergreen
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ longform }) => (longform ? 'longform' : 'article'))}::text[],
      ${rows.map(({ article }) => article.slug)}::text[], ${rows.map(({ article }) => article.title)}::text[],
      ${rows.map(({ mainSuperTagId }) => mainSuperTagId)}::int[], ${rows.map(({ sites }) => sites[0] ?? '')}::text[], ${rows.map(({ pubDate }) => pubDate)}::bigint[],
      ${rows.map(({ article }) => article.lead)}::text[], ${rows.map(({ article }) => article.recommender)}::text[],
      ${rows.map(({ article }) => article.html)}::text[], ${rows.map(({ article }) => JSON.stringify(article.tree))}::text[],
      ${rows.map(({ article }) => article.paragraphs.length)}::int[], ${rows.map(({ cover }) => cover)}::text[],
      ${rows.map(({ article }) => toMinutes(article.html))}::int[], ${rows.map(({ important }) => important)}::bool[],
      ${rows.map(({ favorite }) => favorite)}::bool[], ${rows.map(({ evergreen }) => evergreen)}::bool[])
      as t (id, type, slug, title, section, site, pub_date, lead, recommender, html, tree, paragraphs, cover, minute, important, favorite, evergreen)`.execute(trx);
}

async function insertRelations(trx: Database, rows: readonly ArchiveRow[]): Promise<void> {
  const sites = rows.flatMap(({ id, sites: all }) => all.map((site) => ({ id, site })));
  await sql`insert into article_sites (article_id, site) select * from unnest(${sites.map(({ id }) => id)}::int[], ${sites.map(({ site }) => site)}::text[])`.execute(trx);
  const authors = rows.flatMap(({ id, authorIds }) => authorIds.map((author, position) => ({ id, author, position })));
  await sql`insert into article_authors (article_id, role, author_id, position)
    select article_id, 'author', author_id, position from unnest(${authors.map(({ id }) => id)}::int[], ${authors.map(({ author }) => author)}::int[], ${authors.map(({ position }) => position)}::int[])
      as t (article_id, author_id, position)`.execute(trx);
  const tags = rows.flatMap(({ id, tagIds }) => tagIds.map((tag, position) => ({ id, tag, position })));
  await sql`insert into article_tags (article_id, tag_id, position)
    select * from unnest(${tags.map(({ id }) => id)}::int[], ${tags.map(({ tag }) => tag)}::int[], ${tags.map(({ position }) => position)}::int[])`.execute(trx);
  const flags = rows.flatMap(({ id, flags: all }) => all.map((flag) => ({ id, flag })));
  await sql`insert into article_flags (article_id, flag) select * from unnest(${flags.map(({ id }) => id)}::int[], ${flags.map(({ flag }) => flag)}::text[])`.execute(trx);
  const reactions = rows.flatMap(({ id, pubDate, reactions: count }) => (count === null ? [] : [{ id, pubDate, count }]));
  await sql`insert into reactions (article_id, count, updated_at)
    select * from unnest(${reactions.map(({ id }) => id)}::int[], ${reactions.map(({ count }) => count)}::int[], ${reactions.map(({ pubDate }) => pubDate)}::bigint[])`.execute(trx);
}

function toMinutes(html: string): number {
  return Math.max(1, Math.round(html.split(' ').length / WORDS_PER_MINUTE));
}
