import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '../../../test/support/count-rows.ts';
import { createTestDatabase, TEST_NOW as now } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { articleDraftSchema } from '../../shared/contract/schemas/newsroom.ts';
import { cleanArticleHtml } from '../../shared/lib/article-html/clean-article-html.ts';
import { toArchiveMonth } from '../../shared/lib/archive-month.ts';
import { loadArchiveDays, loadArchiveMonth, loadArchiveMonths, loadArchiveRecent } from './archive-store.ts';
import type { Database } from './database/open-database.ts';
import { loadFeedArticles } from './feed-store.ts';
import { createArticle, updateArticle, withdrawArticle } from './newsroom/article-newsroom.ts';

const SETUP_MS = 60_000;
const site = 'lapszel';
const options = { clean: cleanArticleHtml, now };

describe('the archive', () => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await createTestDatabase();
    database = opened.database;
  }, SETUP_MS);

  afterAll(() => opened.close());

  const publish = (slug: string, fields: Record<string, unknown> = {}) =>
    createArticle(database, articleDraftSchema.parse({ slug, title: `Cím: ${slug}`, mainSuperTag: 'gazdasag', originatingSite: site, pubDate: now - 60, ...fields }), options);
  const recentSlugs = async () => (await loadArchiveRecent(database, site, now)).items.map(({ slug }) => slug);

  async function listedByMonth(): Promise<Record<string, number>> {
    const rows = await database.selectFrom('list_entries').select('pub_date').where('site', '=', site).where('list_key', '=', 'all').execute();
    const months = Map.groupBy(rows, ({ pub_date: date }) => toArchiveMonth(date));
    return Object.fromEntries([...months].map(([month, entries]) => [month, entries.length]));
  }

  test('months are those of addresses, newest first, with all their articles and their last change', async () => {
    const { items } = await loadArchiveMonths(database, site);
    expect(items.map(({ month }) => month)).toEqual(items.map(({ month }) => month).toSorted().toReversed());
    expect(Object.fromEntries(items.map(({ month, count }) => [month, count]))).toEqual(await listedByMonth());
    for (const { month, updatedAt } of items) {
      const { items: entries } = await loadArchiveMonth(database, site, { month, page: 1 });
      expect(updatedAt, month).toBeGreaterThanOrEqual(Math.max(...entries.map((entry) => entry.updatedAt)));
    }
  });

  test('a month that article by article is published, moved and withdrawn counts right, and is gone with its last one', async () => {
    const countOf = async (month: string) => (await loadArchiveMonths(database, site)).items.find((item) => item.month === month)?.count ?? 0;
    const { id } = await publish('regi-lap', { pubDate: Date.UTC(2003, 5, 30, 21, 59) / 1000 });
    const { id: other } = await publish('regi-lap-parja', { pubDate: Date.UTC(2003, 5, 30, 22, 0) / 1000 });
    expect([await countOf('2003-06'), await countOf('2003-07')]).toEqual([1, 1]);
    await updateArticle(database, id, { pubDate: Date.UTC(2003, 6, 1) / 1000 }, options);
    expect([await countOf('2003-06'), await countOf('2003-07')]).toEqual([0, 2]);
    expect(await loadArchiveDays(database, site, '2003-07')).toEqual({ items: [{ day: '2003-07-01', count: 2 }] });
    expect((await loadArchiveMonth(database, site, { month: '2003-07', page: 1 })).items.map(({ slug }) => slug)).toEqual(['regi-lap', 'regi-lap-parja']);
    for (const gone of [id, other]) await withdrawArticle(database, gone, options);
    expect([await countOf('2003-06'), await countOf('2003-07')]).toEqual([0, 0]);
    expect(await loadArchiveMonth(database, site, { month: '2003-07', page: 1 })).toEqual({ items: [], totalItems: 0 });
  });

  test('an edit moves the last change of its month', async () => {
    const { id } = await publish('modosulo', { pubDate: Date.UTC(2004, 1, 1) / 1000 });
    const changeOf = async () => (await loadArchiveMonths(database, site)).items.find(({ month }) => month === '2004-02')?.updatedAt;
    await updateArticle(database, id, { title: 'Másképp' }, { ...options, now: now + 500 });
    expect(await changeOf()).toBe(now + 500);
  });

  test('what lives at a sponsor is not there, what is paid for is marked', async () => {
    await publish('szponzor-oldala', { ctUrl: 'https://example.org/' });
    await publish('jelolt-fizetett', { pr: true });
    await publish('cimkezett-fizetett', { mainSuperTag: 'tamogatott-tartalom' });
    const { items } = await loadArchiveRecent(database, site, now);
    const markOf = (slug: string) => items.find((item) => item.slug === slug)?.pr;
    expect([markOf('szponzor-oldala'), markOf('jelolt-fizetett'), markOf('cimkezett-fizetett')]).toEqual([undefined, true, true]);
  });

  test('a mirrored article names its sites on each; of a syndicated one the copy names the original, which stands alone', async () => {
    await publish('tukrozott', { mirroringSites: ['erdely'] });
    await publish('atvett', { mirroringSites: ['erdely'], syndicatedCopy: true });
    const entryOf = async (of: string, slug: string) => (await loadArchiveRecent(database, of, now)).items.find((item) => item.slug === slug);
    for (const of of [site, 'erdely']) expect(await entryOf(of, 'tukrozott')).toMatchObject({ canonicalSite: null, originatingSite: site, mirroringSites: ['erdely'] });
    expect(await entryOf(site, 'atvett')).toMatchObject({ canonicalSite: null, mirroringSites: [] });
    expect(await entryOf('erdely', 'atvett')).toMatchObject({ canonicalSite: site, mirroringSites: [] });
  });

  test('news are two days old at most, and public', async () => {
    await publish('eppen-meg-hir', { pubDate: now - 2 * 24 * 3600 });
    await publish('mar-nem-hir', { pubDate: now - 2 * 24 * 3600 - 1 });
    await publish('holnapi', { pubDate: now + 60 });
    await publish('rejtett', { active: false });
    const slugs = await recentSlugs();
    expect(slugs).toContain('eppen-meg-hir');
    for (const absent of ['mar-nem-hir', 'holnapi', 'rejtett']) expect(slugs).not.toContain(absent);
  });

  test('a feed holds what its list does but for what is paid for, whole and newest first', async () => {
    await publish('a-hirfolyamba', { superTags: ['helyben'], tags: ['inflacio'], authors: ['sarkozi-lenke'], content: '<p>Egész.</p>' });
    const feed = await loadFeedArticles(database, { site, superTag: 'helyben', limit: 5 });
    expect(feed).toMatchObject({ title: 'Helyben', author: null });
    expect(feed?.items[0]).toMatchObject({ slug: 'a-hirfolyamba', content: '<p>Egész.</p>' });
    const dates = feed?.items.map(({ pubDate }) => pubDate) ?? [];
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect((await loadFeedArticles(database, { site, tag: 'inflacio', limit: 1 }))?.items[0]?.slug).toBe('a-hirfolyamba');
    expect(await loadFeedArticles(database, { site, author: 'sarkozi-lenke', limit: 1 })).toMatchObject({ title: 'Sárközi Lenke', author: { slug: 'sarkozi-lenke' }, items: [{ slug: 'a-hirfolyamba' }] });
    const all = (await loadFeedArticles(database, { site, limit: 50 }))?.items ?? [];
    expect(all).toHaveLength(50);
    expect(all.filter(({ pr, ctUrl, mainSuperTag }) => pr || ctUrl !== null || mainSuperTag?.slug === 'tamogatott-tartalom')).toEqual([]);
  });

  test('a feed of what nobody has is none', async () => {
    expect(await loadFeedArticles(database, { site, superTag: 'nincs-ilyen', limit: 5 })).toBeNull();
    expect(await loadFeedArticles(database, { site, superTag: 'pr-cikk', limit: 5 })).toMatchObject({ items: [] });
  });

  test('reads no more of a long archive than it tells of', async () => {
    await sql`insert into list_entries (site, list_key, pub_date, article_id)
      select 'lapszel', 'all', ${Date.UTC(1990, 0, 1) / 1000}::bigint + i * 20000, 1000000 + i from generate_series(1, 20000) i`.execute(database);
    await sql`analyze list_entries`.execute(database);
    // Of the list only: how a table of a few hundred articles is read is the planner's choice of the day.
    const countListed = async (work: (counted: Database) => Promise<unknown>) => (await countRows(database, work, { table: 'list_entries' })).rows;
    expect(await countListed((counted) => loadArchiveMonths(counted, site))).toBe(0);
    expect(await countListed((counted) => loadArchiveDays(counted, site, '1995-03'))).toBeLessThan(300);
    expect(await countListed((counted) => loadArchiveRecent(counted, site, now))).toBeLessThan(300);
    expect(await countListed((counted) => loadArchiveMonth(counted, site, { month: '1995-03', page: 1 }))).toBeLessThan(300);
  });
});
