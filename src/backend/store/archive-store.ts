import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ARTICLE_PATH_TIME_ZONE } from '../../shared/config/constants.ts';
import { NEWS_SITEMAP_MAX_AGE_SECONDS, NEWS_SITEMAP_MAX_ARTICLES, PAID_SUPER_TAGS, SITEMAP_PAGE_ARTICLES } from '../../shared/config/feeds.ts';
import type { ArchiveDays, ArchiveEntry, ArchiveMonth, ArchiveMonths } from '../../shared/contract/schemas/archive.ts';
import type { Database } from './database/open-database.ts';

/** A stretch of time in unix seconds, its end excluded. */
type Period = { readonly from: RawBuilder<unknown>; readonly to: RawBuilder<unknown> };

/** The months that have public articles, newest first, each with its last change. */
export async function loadArchiveMonths(database: Database, site: string): Promise<ArchiveMonths> {
  const { rows } = await sql<{ month: number; n: number; updated_at: number }>`
    select c.month, c.n, newest.updated_at from archive_counts c cross join lateral (
      select a.updated_at from articles a
      where archive_month(a.pub_date) = c.month and a.active and a.released and a.type <> 'liveblogpost'
        and exists (select from article_sites s where s.article_id = a.id and s.site = c.site)
      order by a.updated_at desc limit 1
    ) newest
    where c.site = ${site} and c.n > 0 order by c.month desc`.execute(database);
  return { items: rows.map(({ month, n, updated_at: updatedAt }) => ({ month: toMonthName(month), count: n, updatedAt })) };
}

/** The days of a month that have public articles, newest first. */
export async function loadArchiveDays(database: Database, site: string, month: string): Promise<ArchiveDays> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(to_timestamp(pub_date) at time zone ${sql.lit(ARTICLE_PATH_TIME_ZONE)}, 'YYYY-MM-DD') as day, count(*)::int as count
    from (${selectEntries(site, toPeriod(month))}) entry group by 1 order by 1 desc`.execute(database);
  return { items: rows };
}

/** A page of a month's articles for its sitemap. */
export async function loadArchiveMonth(database: Database, site: string, { month, page }: { month: string; page: number }): Promise<ArchiveMonth> {
  const entries = sql`${selectEntries(site, toPeriod(month))} order by pub_date desc, article_id desc offset ${(page - 1) * SITEMAP_PAGE_ARTICLES} limit ${SITEMAP_PAGE_ARTICLES}`;
  const counted = await database.selectFrom('archive_counts').select('n').where('site', '=', site).where('month', '=', Number(month.replace('-', ''))).executeTakeFirst();
  return { items: await loadEntries(database, site, entries), totalItems: counted?.n ?? 0 };
}

/** The articles of the last two days. */
export async function loadArchiveRecent(database: Database, site: string, now: number): Promise<{ items: ArchiveEntry[] }> {
  const period = { from: sql`${now - NEWS_SITEMAP_MAX_AGE_SECONDS}::bigint`, to: sql`${now + 1}::bigint` };
  return { items: await loadEntries(database, site, sql`${selectEntries(site, period)} order by pub_date desc, article_id desc limit ${NEWS_SITEMAP_MAX_ARTICLES}`) };
}

function selectEntries(site: string, { from, to }: Period): RawBuilder<unknown> {
  return sql`select pub_date, article_id from list_entries where site = ${site} and list_key = 'all' and pub_date >= ${from} and pub_date < ${to}`;
}

function toPeriod(month: string): Period {
  const start = (months: number) => sql`extract(epoch from (${`${month}-01`}::timestamp + make_interval(months => ${sql.lit(months)})) at time zone ${sql.lit(ARTICLE_PATH_TIME_ZONE)})::bigint`;
  return { from: start(0), to: start(1) };
}

type EntryRow = Omit<ArchiveEntry, 'canonicalSite' | 'mainSuperTag'> & { readonly sectionId: number; readonly syndicatedCopy: boolean };

/** The limit inside makes the planner look each article up; by itself it may read all of them for a join. */
async function loadEntries(database: Database, site: string, entries: RawBuilder<unknown>): Promise<ArchiveEntry[]> {
  const sections = await database.selectFrom('super_tags').select(['id', 'slug']).execute();
  const paid = sections.filter(({ slug }) => PAID_SUPER_TAGS.some((tag) => tag === slug)).map(({ id }) => id);
  const { rows } = await sql<EntryRow>`
    with entry as materialized (${entries})
    select a.slug, a.main_super_tag_id as "sectionId", a.pub_date as "pubDate", a.updated_at as "updatedAt", a.title, a.cover_image as "coverImage",
      a.originating_site as "originatingSite", a.syndicated_copy as "syndicatedCopy",
      array(select s.site from article_sites s where s.article_id = a.id and s.site <> a.originating_site order by s.site) as "mirroringSites",
      a.main_super_tag_id = any(${paid}::int[])
        or exists (select from article_flags f where f.article_id = a.id and f.flag = 'pr')
        or exists (select from article_super_tags x where x.article_id = a.id and x.super_tag_id = any(${paid}::int[])) as pr
    from entry cross join lateral (select * from articles where id = entry.article_id limit 1) a
    where a.ct_url is null
    order by entry.pub_date desc, entry.article_id desc`.execute(database);
  const slugs = new Map(sections.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => toEntry(row, { site, mainSuperTag: slugs.get(row.sectionId) ?? '-' }));
}

/** A syndicated copy is told of at its origin only, and there as if it stood alone: copies are no alternatives to it. */
function toEntry({ sectionId: _sectionId, syndicatedCopy, mirroringSites, ...row }: EntryRow, { site, mainSuperTag }: { site: string; mainSuperTag: string }): ArchiveEntry {
  return {
    ...row,
    mainSuperTag,
    canonicalSite: syndicatedCopy && row.originatingSite !== site ? row.originatingSite : null,
    mirroringSites: syndicatedCopy ? [] : mirroringSites,
  };
}

function toMonthName(month: number): string {
  return `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;
}
