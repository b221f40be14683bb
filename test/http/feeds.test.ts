import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleListSchema } from '../../src/shared/contract/schemas/article.ts';
import { createSendPurge } from '../../src/backend/outbox/send-purge.ts';
import type { ArticleWritten } from '../../src/shared/contract/schemas/newsroom.ts';
import { toArchiveMonth } from '../../src/shared/lib/archive-month.ts';
import { publish, withdraw, type Draft } from '../support/newsroom.ts';
import { childrenOf, parseXml, textOf, type ParsedElement } from '../support/parse-xml.ts';
import { request, type Answer } from '../support/request.ts';
import { readSitemap, readSitemapIndex } from '../support/sitemap-rules.ts';
import { TEST_PURGE_TOKEN } from '../support/start-edge.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const REGIONAL = { host: 'erdely.localhost' };
const RSS = 'application/rss+xml; charset=utf-8';
const now = Math.floor(Date.now() / 1000);
const month = toArchiveMonth(now);

let site: TestSite;
const get = (path: string, options: Parameters<typeof request>[2] = {}): Promise<Answer> => request(site.edge.url, path, options);

async function write(slug: string, fields: Partial<Draft> = {}): Promise<ArticleWritten> {
  return publish(site.backend.url, { slug, title: `Cím: ${slug}`, mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate: now - 600, ...fields });
}

async function channelOf(path: string): Promise<ParsedElement> {
  const { status, body } = await get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const [channel] = childrenOf(parseXml(body), 'channel');
  if (channel === undefined) throw new Error(`${path} has no channel.`);
  return channel;
}

const titlesOf = (channel: ParsedElement) => childrenOf(channel, 'item').map((item) => textOf(item, 'title'));

beforeAll(async () => {
  site = await startSite({ PATIENCE_MS: '60000' });
  await write('friss-hir', {
    title: 'Híd & <komp>', tags: ['vasut'], authors: ['kelemen-vince', 'dobrai-nora'], lead: 'Megnyílt az „új” híd.', coverImage: '/uploads/2026/11/hid.jpg', coverImageText: 'A híd. Rajz: Lapszél',
    content: '<p>Egy <a href="/impresszum">impresszum</a> és egy <a href="https://example.org/?a=1&amp;b=2">más</a>.</p><figure><img src="/uploads/2026/11/rajz.png" alt="rajz"></figure><script>alert(1)</script>',
  });
  await write('fizetett', { pr: true });
  await write('szponzornal', { ctUrl: 'https://example.org/reklam' });
  await write('tamogatott', { superTags: ['tamogatott-tartalom'] });
  await write('tukrozott', { mirroringSites: ['erdely'] });
  await write('atvett', { mirroringSites: ['erdely'], syndicatedCopy: true });
  await write('rejtett', { active: false });
  await write('harmadnapos', { pubDate: now - 2 * 24 * 3600 - 60 });
  const blog = await write('elo-hid', { type: 'liveblog', flags: ['live'], title: 'Hídavatás', lead: 'Percről percre.' });
  for (const [index, title] of ['Első', 'Második'].entries()) await write(`elo-hid-${index}`, { type: 'liveblogpost', parentId: blog.id, title, content: `<p>${title} bejegyzés.</p>`, pubDate: now - 500 + index });
});
afterAll(() => site.close());

describe('a feed as RSS', () => {
  test('has what its readers want to know of it', async () => {
    const { headers, body } = await get('/rss/rovat/belfold');
    expect(headers).toMatchObject({ 'content-type': RSS, 'x-robots-tag': 'noindex', 'cdn-cache-control': expect.stringContaining('max-age=60'), 'surrogate-key': expect.stringContaining('super-tag:belfold') });
    const rss = parseXml(body);
    expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0']);
    const channel = await channelOf('/rss/rovat/belfold');
    expect(['title', 'link', 'language', 'ttl'].map((name) => textOf(channel, name))).toEqual(['Belföld – Lapszél', 'https://lapszel.hu/rovat/belfold', 'hu-hu', '15']);
    expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([{ rel: 'self', type: 'application/rss+xml', href: 'https://lapszel.hu/rss/rovat/belfold' }]);
    expect(childrenOf(channel, 'item').length).toBeLessThanOrEqual(30);
  });

  test('has articles whole, clean, with absolute addresses, people and pictures', async () => {
    const item = childrenOf(await channelOf('/rss/rovat/belfold'), 'item').find((one) => textOf(one, 'title') === 'Híd & <komp>');
    if (item === undefined) throw new Error('The new article is not in the feed.');
    const link = textOf(item, 'link') ?? '';
    expect(link).toMatch(/^https:\/\/lapszel\.hu\/belfold\/\d{4}\/\d\d\/\d\d\/friss-hir$/);
    expect(childrenOf(item, 'guid').map(({ text, attributes }) => [text, attributes])).toEqual([[link, { isPermaLink: 'true' }]]);
    expect(textOf(item, 'pubDate')).toBe(new Date((now - 600) * 1000).toUTCString());
    expect(childrenOf(item, 'dc:creator').map(({ text }) => text)).toEqual(['Kelemen Vince', 'Dobrai Nóra']);
    expect(textOf(item, 'description')).toBe('Megnyílt az „új” híd.');
    expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(['Belföld', 'vasút']);
    const html = textOf(item, 'content:encoded') ?? '';
    expect(html).toContain('<p>Egy <a href="https://lapszel.hu/impresszum">impresszum</a> és egy <a href="https://example.org/?a=1&amp;b=2">más</a>.</p>');
    expect(html).toContain('<img src="https://lapszel.hu/uploads/2026/11/rajz.png/l-1x.jpg" alt="rajz">');
    expect(html).not.toMatch(/script|alert|(?:src|href)="\//);
    const [picture] = childrenOf(item, 'media:content');
    expect(picture?.attributes).toEqual({ url: 'https://lapszel.hu/uploads/2026/11/hid.jpg/169/l-1x.jpg', width: '1200', height: '675', medium: 'image', type: 'image/jpeg' });
    expect(childrenOf(item, 'media:thumbnail').map(({ attributes }) => attributes['width'])).toEqual(['500']);
  });

  test.each(['/rss', '/rss/rovat/belfold', '/rss/cimke/vasut', '/rss/szerzo/kelemen-vince', '/rss/rovat/english'])('%s holds nothing that is paid for or hidden, newest first', async (path) => {
    const channel = await channelOf(path);
    const titles = titlesOf(channel);
    for (const slug of ['fizetett', 'szponzornal', 'tamogatott', 'rejtett']) expect(titles).not.toContain(`Cím: ${slug}`);
    const dates = childrenOf(channel, 'item').map((item) => Date.parse(textOf(item, 'pubDate') ?? ''));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  test('of a live blog is of its posts', async () => {
    const channel = await channelOf('/rss/elo/elo-hid');
    expect([textOf(channel, 'title'), textOf(channel, 'description')]).toEqual(['Élő: Hídavatás – Lapszél', 'Percről percre.']);
    expect(titlesOf(channel)).toEqual(['Második', 'Első']);
    expect(textOf(childrenOf(channel, 'item')[0] ?? channel, 'guid')).toMatch(/elo-hid\?bejegyzes=\d+#post-\d+$/);
  });

  test.each(['/rss/rovat/nincs-ilyen', '/rss/cimke/nincs-ilyen', '/rss/szerzo/nincs-ilyen', '/rss/rovat/pr-cikk', '/rss/elo/friss-hir', '/rss/elo/nincs', '/rss/nincs/belfold', '/RSS', '/rss/rovat', '/rss/rovat/.json'])('%s is not found', async (path) => {
    const { status, headers } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
  });

  test('is the edition’s own', async () => {
    const body = (await get('/rss', REGIONAL)).body;
    expect(body).toContain('<title>Erdélyi Lapszél</title>');
    expect(body).not.toContain('https://lapszel.hu');
  });
});

test('the JSON twin tells the same', async () => {
  for (const path of ['/rss', '/rss/rovat/belfold', '/rss/elo/elo-hid']) {
    const { headers, body } = await get(`${path}.json`);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    const channel = await channelOf(path);
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: textOf(channel, 'title'), home_page_url: textOf(channel, 'link'), feed_url: `https://lapszel.hu${path}.json` });
    const told = feed.items.map((item: Record<string, unknown>) => [item['id'], item['title'], item['content_html']]);
    expect(told).toEqual(childrenOf(channel, 'item').map((item) => [textOf(item, 'guid'), textOf(item, 'title'), textOf(item, 'content:encoded')]));
    for (const item of feed.items) expect(item).toMatchObject({ url: item.id, date_published: expect.stringMatching(/Z$/), language: expect.any(String) });
  }
});

describe('who has a feed already', () => {
  test.each([['the pipeline', 1], ['the hit lane', 4]])('gets a 304 by tag and by date from %s', async (_, times) => {
    const path = `/rss/szerzo/dobrai-nora${times === 1 ? '' : '.json'}`;
    const first = await get(path);
    const { etag = '', 'last-modified': date = '' } = first.headers;
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    for (let count = 1; count < times; count += 1) await get(path);
    const byTag = await get(path, { headers: { 'if-none-match': etag } });
    const byDate = await get(path, { headers: { 'if-modified-since': date } });
    expect([byTag.status, byTag.bytes, byDate.status, byDate.bytes]).toEqual([304, 0, 304, 0]);
    expect(byTag.headers).toMatchObject({ etag, 'last-modified': date });
    const other = await get(path, { headers: { 'if-none-match': 'W/"x"', 'if-modified-since': date } });
    expect(other.status).toBe(200);
    expect((await get(path, { headers: { 'if-modified-since': new Date(0).toUTCString() } })).status).toBe(200);
  });

  test('gets what is published into it, and no more what is withdrawn', async () => {
    await get('/rss/cimke/vasut');
    const written = await write('uj-a-sinen', { tags: ['vasut'], pubDate: now - 5 });
    const tell = ({ sequence, purged }: ArticleWritten, hard: boolean) => createSendPurge(TEST_PURGE_TOKEN)(site.edge.url, { sequence, keys: purged, hard }, new AbortController().signal);
    await tell(written, false);
    expect(titlesOf(await channelOf('/rss/cimke/vasut'))[0]).toBe('Cím: uj-a-sinen');
    await tell(await withdraw(site.backend.url, written.id), true);
    expect(titlesOf(await channelOf('/rss/cimke/vasut'))).not.toContain('Cím: uj-a-sinen');
  });
});

describe('sitemaps', () => {
  const sitemap = async (path: string, options = {}) => readSitemap((await get(path, options)).body);
  const slugsOf = (urls: readonly { readonly loc: string }[]) => urls.map(({ loc }) => loc.split('/').at(-1));

  test('the index names every month, the pages and the news, and all of them are there', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const index = readSitemapIndex(body);
    expect(index.map(({ loc }) => loc)).toEqual(expect.arrayContaining(['https://lapszel.hu/sitemaps/oldalak.xml', 'https://lapszel.hu/sitemaps/hirek.xml', `https://lapszel.hu/sitemaps/${month}.xml`]));
    for (const { loc, lastmod } of index) {
      const { status, body: listed } = await get(new URL(loc).pathname);
      expect({ loc, status }).toEqual({ loc, status: 200 });
      const changes = readSitemap(listed).flatMap((url) => (url.lastmod === null ? [] : [url.lastmod]));
      if (lastmod !== null) for (const change of changes) expect(Date.parse(lastmod)).toBeGreaterThanOrEqual(Date.parse(change));
    }
  });

  test('together they name every article of the edition that search engines may have, once', async () => {
    const months = readSitemapIndex((await get('/sitemap.xml')).body).filter(({ loc }) => /\d{4}-\d\d/.test(loc));
    const named = (await Promise.all(months.map(({ loc }) => sitemap(new URL(loc).pathname)))).flat();
    const { totalItems } = articleListSchema.parse(JSON.parse((await request(site.backend.url, '/api/search?perPage=1')).body));
    expect(new Set(named.map(({ loc }) => loc)).size).toBe(named.length);
    expect(named.length).toBeGreaterThan(totalItems * 0.85);
    expect(named.length).toBeLessThanOrEqual(totalItems);
    const sample = named.filter((_, index) => index % 25 === 0);
    for (const { loc } of sample) {
      const { status, body } = await get(new URL(loc).pathname);
      expect({ loc, status, canonical: body.includes(`<link rel="canonical" href="${loc}"`), refused: body.includes('noindex') }).toEqual({ loc, status: 200, canonical: true, refused: false });
    }
  });

  test('a month names its articles with change, picture and other editions', async () => {
    const urls = await sitemap(`/sitemaps/${month}.xml`);
    const slugs = slugsOf(urls);
    for (const slug of ['fizetett', 'szponzornal', 'tamogatott', 'rejtett', 'elo-hid-1']) expect(slugs).not.toContain(slug);
    const found = urls.find(({ loc }) => loc.endsWith('/friss-hir'));
    expect(found).toMatchObject({ images: ['https://lapszel.hu/uploads/2026/11/hid.jpg/169/l-1x.jpg'], alternates: [], news: null });
    const mirrored = urls.find(({ loc }) => loc.endsWith('/tukrozott'));
    expect(mirrored?.alternates.map((alternate) => alternate.split(' ')[0])).toEqual(['hu-HU', 'hu-RO', 'x-default']);
    const copies = await sitemap(`/sitemaps/${month}.xml`, REGIONAL);
    expect(copies.find(({ loc }) => loc.endsWith('/tukrozott'))?.alternates).toEqual(mirrored?.alternates);
    expect([slugs.includes('atvett'), slugsOf(copies).includes('atvett')]).toEqual([true, false]);
  });

  test('the news sitemap has the edition’s articles of two days', async () => {
    const urls = await sitemap('/sitemaps/hirek.xml');
    expect(urls.length).toBeLessThanOrEqual(1000);
    expect(slugsOf(urls)).toEqual(expect.arrayContaining(['friss-hir', 'tukrozott', 'atvett', 'elo-hid']));
    for (const slug of ['fizetett', 'szponzornal', 'tamogatott', 'rejtett', 'harmadnapos']) expect(slugsOf(urls)).not.toContain(slug);
    for (const { news } of urls) {
      expect(news).toMatchObject({ name: 'Lapszél', language: expect.stringMatching(/^(?:hu|en)$/) });
      expect(Date.parse(news?.date ?? '')).toBeGreaterThanOrEqual((now - 2 * 24 * 3600) * 1000);
    }
    expect(slugsOf(await sitemap('/sitemaps/hirek.xml', REGIONAL))).not.toContain('atvett');
  });

  test.each(['main', 'regional'] as const)('every page that the %s edition’s sitemap names is there, for search engines, at its own address', async (edition) => {
    const options = edition === 'main' ? {} : REGIONAL;
    const urls = await sitemap('/sitemaps/oldalak.xml', options);
    const paths = urls.map(({ loc }) => new URL(loc).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/', '/legfrissebb', '/rovat/belfold', '/rovat/velemeny', '/english']));
    expect(paths).not.toContain('/empty');
    for (const { loc } of urls.filter((_, index) => index % 9 === 0)) {
      const { status, body } = await get(new URL(loc).pathname, options);
      expect({ loc, status, canonical: body.includes(`<link rel="canonical" href="${loc}"`), refused: body.includes('noindex') }).toEqual({ loc, status: 200, canonical: true, refused: false });
    }
  });

  test.each(['/sitemaps/1999-01.xml', `/sitemaps/${month}-99.xml`, '/sitemaps/2026-13.xml', '/sitemaps/x.xml', `/sitemaps/${month}-1.xml`])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  test('tells crawlers what is no page, who may not learn from the texts, and where the sitemaps are', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const groups = body.split('\n\n');
    expect(groups[1]).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n/);
    expect(groups[1]).toContain('Disallow: /api/');
    expect(groups[2]).toMatch(/User-agent: GPTBot\n[^]*Disallow: \/$/);
    expect(groups[2]).not.toMatch(/OAI-SearchBot|ChatGPT-User|Googlebot/);
    expect(body).toContain('Sitemap: https://lapszel.hu/sitemap.xml\nSitemap: https://lapszel.hu/sitemaps/hirek.xml\n');
    expect((await get('/robots.txt', REGIONAL)).body).toContain('Sitemap: https://erdely.lapszel.ro/sitemap.xml\n');
  });

  test.each(['preview.localhost', 'lite.localhost', 'frames.localhost', 'preview.erdely.localhost'])('%s is for no crawler, and has neither feeds nor sitemaps', async (host) => {
    expect((await get('/robots.txt', { host })).body).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/rss', '/sitemap.xml']) expect((await get(path, { host })).status).toBe(host.startsWith('preview.') ? 302 : 404);
  });

  test('the reservation of text and data mining is there for machines', async () => {
    const { headers, body } = await get('/.well-known/tdmrep.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual([{ location: '/', 'tdm-reservation': 1 }]);
  });
});
