import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, type Answer } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

let site: TestSite;
beforeAll(async () => {
  // Whole pages only, however long a busy machine takes for the first one.
  site = await startSite({ PATIENCE_MS: '60000', BACKEND_TIMEOUT_MS: '20000', PAGE_DEADLINE_MS: '30000' });
});
afterAll(() => site.close());

const get = (path: string, host = 'localhost'): Promise<Answer> => request(site.edge.url, path, { host });
const articlesIn = (html: string): string[] => [...new Set([...html.matchAll(/href="(\/[a-z0-9-]+\/\d{4}\/\d\d\/\d\d\/[^"?#]+)"/g)].map((match) => match[1] ?? ''))];
const headingsIn = (html: string): string[] => [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map((match) => match[1] ?? '');

/** The HTML between two headings. */
function between(html: string, from: string, to: string): string {
  return html.slice(html.indexOf(`>${from}</h2>`), html.indexOf(`>${to}</h2>`));
}

describe('the After page', () => {
  it('has all of its blocks on page 1, each as full as the specification says', async () => {
    const { status, body } = await get('/after');
    expect(status).toBe(200);
    expect(headingsIn(body)).toEqual(expect.arrayContaining(['Ajánló', 'Válogatás', 'Videó', 'Friss hírek', 'Podcast adások', 'További cikkek', 'Ezt hallgatjuk']));
    expect(articlesIn(between(body, 'Ajánló', 'Válogatás'))).toHaveLength(3);
    expect(articlesIn(between(body, 'Válogatás', 'Videó'))).toHaveLength(8);
    expect(articlesIn(between(body, 'Friss hírek', 'Podcast adások'))).toHaveLength(5);
    expect(between(body, 'Podcast adások', 'További cikkek').match(/<h3/g)).toHaveLength(5);
    expect(body).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch[^"]*" target="_blank"/);
  });

  it('shows no article twice above the list', async () => {
    const { body } = await get('/after');
    const landing = body.slice(body.indexOf('<h1'), body.indexOf('>Podcast adások</h2>'));
    const titles = [...landing.matchAll(/<h[23][^>]*><a href="([^"]+)"/g)].map((match) => match[1]);
    expect(titles.length).toBeGreaterThanOrEqual(3 + 8 + 5 + 1);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('goes out whole, is the same for everybody, and asks no third party for anything', async () => {
    const [one, other] = [await get('/after'), await get('/after?utm_source=x')];
    expect(one.headers['etag']).toBeDefined();
    expect(one.body.match(/<body[\s\S]*<\/body>/)?.[0]).toBe(other.body.match(/<body[\s\S]*<\/body>/)?.[0]);
    expect(one.body).not.toMatch(/<(?:img|source|iframe|script|link rel="(?:stylesheet|preload)")[^>]+(?:src|href|srcset)="https?:\/\/(?!lapszel\.hu)/);
  });

  it('pages on in fives, without the landing, with the pages that there are', async () => {
    const { status, body } = await get('/after?oldal=2');
    expect(status).toBe(200);
    expect(headingsIn(body)).not.toContain('Ajánló');
    expect(body.match(/<main[\s\S]*<\/main>/)?.[0].match(/<h2[^>]*><a href="\/after\//g)).toHaveLength(5);
    expect(body).toContain('<title>After, 2. oldal – Lapszél</title>');
    expect((await get('/after?oldal=99')).status).toBe(404);
  });

  it('is linked to from the menu, and /rovat/after leads there', async () => {
    expect((await get('/')).body).toContain('<a href="/after"');
    const redirect = await get('/rovat/after');
    expect([redirect.status, redirect.headers['location']]).toEqual([301, '/after']);
  });

  it('is not found in an edition without the section', async () => {
    expect((await get('/after', 'erdely.localhost')).status).toBe(404);
  });
});

describe('the hold-blog recommender', () => {
  it('stands under an article of the hold-blog, four others of it and the same at every visit, and under no other article', async () => {
    const [path = ''] = articlesIn((await get('/rovat/holdblog')).body).filter((href) => href.startsWith('/holdblog/'));
    const html = (await get(path)).body;
    const block = html.slice(html.indexOf('Ajánló a Holdblogból')).split('</section>')[0] ?? '';
    expect(articlesIn(block)).toHaveLength(4);
    expect(articlesIn(block)).not.toContain(path);
    const [other = ''] = articlesIn((await get('/rovat/belfold')).body).filter((href) => href.startsWith('/belfold/'));
    expect((await get(other)).body).not.toContain('Ajánló a Holdblogból');
  });
});
