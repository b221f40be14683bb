import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, type Draft } from '../support/newsroom.ts';
import { request } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';
import { findMissing, readStructuredData, typesOf } from '../support/structured-data-rules.ts';

/** The types that each type of page has to carry. */
const EXPECTED = {
  front: ['WebSite', 'NewsMediaOrganization', 'ItemList'],
  newest: ['CollectionPage', 'BreadcrumbList'],
  secondPage: ['CollectionPage', 'BreadcrumbList'],
  section: ['CollectionPage', 'BreadcrumbList'],
  english: ['CollectionPage', 'BreadcrumbList'],
  tag: ['CollectionPage', 'BreadcrumbList'],
  author: ['CollectionPage', 'BreadcrumbList', 'ProfilePage'],
  sectionTab: ['CollectionPage', 'BreadcrumbList'],
  supplement: ['CollectionPage', 'BreadcrumbList'],
  supplementTab: ['WebPage', 'BreadcrumbList'],
  archive: ['CollectionPage', 'BreadcrumbList'],
  after: ['CollectionPage', 'BreadcrumbList'],
  article: ['NewsArticle', 'BreadcrumbList'],
  longform: ['NewsArticle', 'BreadcrumbList'],
  opinion: ['NewsArticle', 'OpinionNewsArticle', 'BreadcrumbList'],
  paid: ['AdvertiserContentArticle', 'BreadcrumbList'],
  liveBlog: ['LiveBlogPosting', 'BreadcrumbList'],
  document: ['WebPage', 'BreadcrumbList'],
  imprint: ['BreadcrumbList'],
} as const;

const ARTICLE_DAY = '2025/11/20';

/** Where a page of each type stands; the articles are published for the test. */
const PATHS: Readonly<Record<keyof typeof EXPECTED, string>> = {
  front: '/',
  newest: '/legfrissebb',
  secondPage: '/legfrissebb?oldal=2',
  section: '/rovat/belfold',
  english: '/english',
  tag: '/cimke/vasut',
  author: '/szerzo/lazar-odon',
  sectionTab: '/rovat/sport/labdarugas',
  supplement: '/melleklet/ep-2024',
  supplementTab: '/melleklet/ep-2024/mandatumok',
  archive: '/archivum',
  after: '/after',
  article: `/belfold/${ARTICLE_DAY}/hir`,
  longform: `/belfold/${ARTICLE_DAY}/hosszu`,
  opinion: `/velemeny/${ARTICLE_DAY}/velemeny-cikk`,
  paid: `/gazdasag/${ARTICLE_DAY}/fizetett-cikk`,
  liveBlog: `/belfold/${ARTICLE_DAY}/elo-cikk`,
  document: '/dokumentum/adatvedelem',
  imprint: '/impresszum',
};

let site: TestSite;

async function write(slug: string, fields: Partial<Draft>): Promise<number> {
  const pubDate = Date.UTC(2025, 10, 20, 9) / 1000;
  return (await publish(site.backend.url, { slug, title: `Cím: ${slug}`, mainSuperTag: 'belfold', originatingSite: 'lapszel', authors: ['lazar-odon'], coverImage: '/uploads/2026/11/a.jpg', pubDate, ...fields })).id;
}

beforeAll(async () => {
  site = await startSite({ PATIENCE_MS: '60000' });
  await write('hir', {});
  await write('hosszu', { type: 'longform', headerType: 'full' });
  await write('velemeny-cikk', { mainSuperTag: 'velemeny' });
  await write('fizetett-cikk', { mainSuperTag: 'gazdasag', pr: true });
  const parentId = await write('elo-cikk', { type: 'liveblog', flags: ['live'] });
  await write('elo-cikk-1', { type: 'liveblogpost', parentId, content: '<p>Bejegyzés.</p>' });
});
afterAll(() => site.close());

async function open(path: string): Promise<{ status: number; body: string; canonical: string }> {
  const { status, body } = await request(site.edge.url, path);
  return { status, body, canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '' };
}

test.each(Object.keys(EXPECTED) as (keyof typeof EXPECTED)[])('a page of the type %s carries what search engines ask of it', async (name) => {
  const { status, body, canonical } = await open(PATHS[name]);
  const things = readStructuredData(body);
  expect({ path: PATHS[name], status, missing: things.flatMap((thing) => findMissing(thing, canonical)) }).toEqual({ path: PATHS[name], status: 200, missing: [] });
  expect(things.flatMap(typesOf)).toEqual(expect.arrayContaining([...EXPECTED[name]]));
});

test('an error tells machines of nothing', async () => {
  expect(readStructuredData((await open('/nincs-ilyen-oldal')).body)).toEqual([]);
});

test('feeds are found from the pages that show the same, and are there', async () => {
  const feedsOf = async (name: keyof typeof EXPECTED) => [...(await open(PATHS[name])).body.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/g)].map(([, href = '']) => href);
  const found = await Promise.all((['front', 'section', 'tag', 'author', 'english', 'article', 'liveBlog', 'paid'] as const).map(feedsOf));
  expect(found.map((feeds) => feeds.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 0]);
  expect(found[0]).toEqual(['/rss']);
  expect(found[6]).toEqual(['/rss/elo/elo-cikk', '/rss/rovat/belfold']);
  for (const feed of new Set(found.flat())) expect({ feed, status: (await open(feed)).status }).toEqual({ feed, status: 200 });
});
