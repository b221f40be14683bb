import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeArticleSummary, makeSite } from '../../../test/support/fixtures.ts';
import { readSitemap, readSitemapIndex } from '../../../test/support/sitemap-rules.ts';
import type { Api } from '../../shared/contract/api.ts';
import type { ArchiveEntry } from '../../shared/contract/schemas/archive.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { loadMonthSitemap, loadNewsSitemap, loadSitemapIndex } from './load-sitemaps.ts';
import { monthSitemapPath, parseMonthSitemap } from './sitemap-paths.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const siteOf = (answers: Partial<Api>) => makeSite({ api: makeApi(answers) });
const missing = () => Promise.reject(notFound('/api/archive'));

function entry(slug: string, fields: Partial<ArchiveEntry> = {}): ArchiveEntry {
  return { slug, mainSuperTag: 'belfold', pubDate: FIXTURE_NOW - 60, updatedAt: FIXTURE_NOW, title: slug, coverImage: null, pr: false, canonicalSite: null, mirroringSites: [], originatingSite: 'lapszel', ...fields };
}

test('a month has as many sitemaps as it needs', async () => {
  const items = [{ month: '2026-11', count: 10_001, updatedAt: FIXTURE_NOW }, { month: '2026-10', count: 5000, updatedAt: 1_790_000_000 }];
  const index = readSitemapIndex(writeSitemapIndex(await loadSitemapIndex(siteOf({ archiveMonths: async () => ({ items }) }))));
  expect(index.slice(2)).toEqual([
    ...['2026-11', '2026-11-2', '2026-11-3'].map((name) => ({ loc: `https://lapszel.hu/sitemaps/${name}.xml`, lastmod: '2026-11-21T11:00:00Z' })),
    { loc: 'https://lapszel.hu/sitemaps/2026-10.xml', lastmod: '2026-09-21T14:13:20Z' },
  ]);
});

test.each([['2026-11.xml', { month: '2026-11', page: 1 }], ['2026-11-12.xml', { month: '2026-11', page: 12 }]] as const)('%s is %j', (name, asked) => {
  expect(parseMonthSitemap(name)).toEqual(asked);
  expect(monthSitemapPath(asked)).toBe(`/sitemaps/${name}`);
});

test.each(['2026-11-1.xml', '2026-11-0.xml', '2026-00.xml', '2026-11.xml.gz', '2026-11-1000.xml', 'hirek.xml'])('%s is no month', (name) => {
  expect(parseMonthSitemap(name)).toBeNull();
});

test('paid articles and copies are left out', async () => {
  const items = [entry('a'), entry('b', { pr: true }), entry('c', { canonicalSite: 'erdely' })];
  const archive = { archiveMonth: async () => ({ items, totalItems: 3 }), archiveRecent: async () => ({ items }) };
  const urls = [...(await loadMonthSitemap(siteOf(archive), { month: '2026-11', page: 1 })), ...(await loadNewsSitemap(siteOf(archive)))];
  expect(urls.map(({ url }) => url)).toEqual(Array(2).fill('https://lapszel.hu/belfold/2026/11/21/a'));
});

test('an article’s change is never before its publication, and its title may hold anything', async () => {
  const items = [entry('a', { title: 'A < B & "C"', updatedAt: 1, coverImage: '/uploads/a.jpg' })];
  const [url] = readSitemap(writeSitemap(await loadNewsSitemap(siteOf({ archiveRecent: async () => ({ items }) }))));
  expect(url).toMatchObject({ lastmod: '2026-11-21T10:59:00Z', images: ['https://lapszel.hu/uploads/a.jpg/169/l-1x.jpg'], news: { title: 'A < B & "C"', date: '2026-11-21T10:59:00Z', language: 'hu' } });
});

test('no news are older than two days or of tomorrow, whatever a backend says, and there are a thousand at most', async () => {
  const old = [entry('regi', { pubDate: FIXTURE_NOW - 2 * 24 * 3600 - 1 }), entry('holnap', { pubDate: FIXTURE_NOW + 1 })];
  const many = Array.from({ length: 1500 }, (_, index) => entry(`hir-${index}`));
  const urls = await loadNewsSitemap(siteOf({ archiveRecent: async () => ({ items: [...old, ...many] }) }));
  expect(urls).toHaveLength(1000);
  expect(urls.some(({ url }) => /regi|holnap/.test(url))).toBe(false);
});

test('a backend without the archive has pages and news', async () => {
  const site = siteOf({ archiveMonths: missing, archiveRecent: missing, articles: async () => ({ items: [makeArticleSummary({ slug: 'a' }), makeArticleSummary({ slug: 'b', ctUrl: 'https://example.org/' })], totalItems: 2 }) });
  expect((await loadSitemapIndex(site)).map(({ url }) => url)).toEqual(['https://lapszel.hu/sitemaps/oldalak.xml', 'https://lapszel.hu/sitemaps/hirek.xml']);
  expect((await loadNewsSitemap(site)).map(({ url }) => url)).toEqual(['https://lapszel.hu/belfold/2026/11/21/a']);
});
