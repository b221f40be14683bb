import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchivePageData } from '../../src/shared/pages/archive/archive-data.ts';
import { request, type Answer } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ PATIENCE_MS: '60000' });
});
afterAll(() => site.close());

const get = (path: string): Promise<Answer> => request(site.edge.url, path);
const links = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')).filter((href) => pattern.test(href))),
];
const ARTICLE = /^\/[^/]+\/20\d\d\/\d\d\/\d\d\/[^/]+$/;
const main = (html: string): string => /<main[\s\S]*<aside/.exec(html)?.[0] ?? html;
const canonical = (html: string): string | undefined => /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** What a page was made from. */
async function dataOf(path: string): Promise<ArchivePageData> {
  return (JSON.parse((await get(`/_payload${path}`)).body) as { data: ArchivePageData }).data;
}

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

describe('the archive', () => {
  it('has every article of its list in a month, every one of a month on a day, and every one of a day on its page', async () => {
    const whole = await dataOf('/archivum');
    if (whole.kind !== 'all') throw new Error('The archive does not list everything.');
    expect(whole.results.totalItems).toBeGreaterThan(60);
    expect(sum(whole.months)).toBe(whole.results.totalItems);
    for (const { month, count } of whole.months.slice(0, 3)) {
      const data = await dataOf(`/archivum?honap=${month}`);
      if (data.kind !== 'month') throw new Error(`${month} is no month.`);
      expect(sum(data.days), month).toBe(count);
      for (const { day, count: ofDay } of data.days.slice(0, 3)) expect(await dataOf(`/archivum?nap=${day}`), day).toMatchObject({ kind: 'day', results: { totalItems: ofDay } });
    }
  });

  it('leads from its months to days and articles, each at its own address', async () => {
    let path = '/archivum';
    for (const pattern of [/^\/archivum\?honap=/, /^\/archivum\?nap=/, ARTICLE]) {
      const { status, body } = await get(path);
      expect([status, canonical(body)]).toEqual([200, path]);
      path = links(main(body), pattern).at(-1) ?? '';
    }
    expect((await get(path)).status).toBe(200);
  });

  it.each(['/archivum?honap=2001-01', '/archivum?nap=2001-01-01', '/archivum?nap=2001-01-01&oldal=2', '/archivum?oldal=9999'])('has no page for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is indexed, and its pages of another size are not', async () => {
    const plain = await get('/archivum');
    expect(plain.body).toContain('<meta name="robots" content="max-image-preview:large"');
    const wide = await get('/archivum?perPage=20');
    expect(wide.body).toContain('content="noindex"');
    expect(canonical(wide.body)).toBe('/archivum');
  });
});

describe('a search', () => {
  it('keeps term and filters on every page and is kept out of indexes', async () => {
    const { status, body } = await get('/archivum?filters=%7B%22superTags%22%3A%5B%22belfold%22%5D%7D&oldal=2');
    expect(status).toBe(200);
    expect(body).toContain('content="noindex"');
    expect(body).toContain('Belföld');
    expect(links(main(body), /oldal=/).every((href) => href.includes('belfold'))).toBe(true);
    expect(links(main(body), /^\/archivum\?filters=[^&]*$/)).toEqual(['/archivum?filters=%7B%22superTags%22%3A%5B%22belfold%22%5D%7D']);
  });

  it('finds words in whatever form they are typed', async () => {
    const [exact, plain] = await Promise.all([get('/archivum?term=%C3%A1rv%C3%ADz'), get('/archivum?term=arviz')]);
    expect([exact.status, plain.status]).toEqual([200, 200]);
    expect(/<output>(\d+) találat/.exec(exact.body)?.[1]).toBe(/<output>(\d+) találat/.exec(plain.body)?.[1]);
  });

  it('without a hit is answered 404 with a page that helps on, in place as well', async () => {
    const path = '/archivum?term=qqzzxx&filters=%7B%22superTags%22%3A%5B%22belfold%22%5D%7D';
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain('value="qqzzxx"');
    expect(body).toContain('Nincs találat.');
    expect(body).toContain('aria-label="Belföld eltávolítása"');
    expect(links(main(body), /^\/(legfrissebb|archivum\?honap=.*|rovat\/.*)$/).length).toBeGreaterThan(3);
    const payload = await get(`/_payload${path}`);
    expect(payload.status).toBe(200);
    expect(JSON.parse(payload.body)).toMatchObject({ page: 'archive', status: 404, data: { kind: 'search', term: 'qqzzxx' } });
  });

  it.each(['{', '[]', 'null', '{"and_tags":"x"}', '{"__proto__":{"a":1}}', '\u0000', '%FF'])('with filters %j searches everything', async (filters) => {
    const { status, body } = await get(`/archivum?filters=${encodeURIComponent(filters)}`);
    expect(status).toBe(200);
    expect(canonical(body)).toBe('/archivum');
  });

  it('has one page for all spellings of its filters', async () => {
    await get(`/archivum?filters=${encodeURIComponent('{"superTags":["sport"],"and_tags":[]}')}`);
    const again = await get(`/archivum?x=1&filters=${encodeURIComponent('{ "superTags": ["sport", "sport"] }')}`);
    expect(again.headers['x-cache']).toBe('fresh');
  });
});
