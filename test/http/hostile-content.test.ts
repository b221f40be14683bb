import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_PAGE_ITEMS } from '../../src/shared/config/constants.ts';
import { elementsOf, findExecutable, parsePage, textOf } from '../support/find-executable.ts';
import { makeHostileArticles, type HostileArticle } from '../support/hostile-articles.ts';
import { publish } from '../support/newsroom.ts';
import { poisonAnswer } from '../support/poison-answer.ts';
import { request } from '../support/request.ts';
import { startBackendProxy } from '../support/backend-proxy.ts';
import { startEdge } from '../support/start-edge.ts';
import { startSite, type TestSite } from '../support/start-site.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

/** Whole pages: a streamed one carries React's own inline scripts. */
const WHOLE = { PATIENCE_MS: '60000', PAGE_DEADLINE_MS: '60000' };
let site: TestSite;
let articles: readonly HostileArticle[];

beforeAll(async () => {
  site = await startSite(WHOLE);
  articles = makeHostileArticles(Math.floor(Date.now() / 1000) - 60);
  for (const { draft } of articles) await publish(site.backend.url, draft);
}, 180_000);
afterAll(() => site.close());

/** A page's faults: what would run, markup that does not nest, landmarks that are not there once. */
function toFaults(html: string): string[] {
  const { tree, errors } = parsePage(html);
  const counts = ['main', 'h1', 'title', 'body'].flatMap((name) => (elementsOf(tree, name).length === 1 ? [] : [`${elementsOf(tree, name).length} <${name}>`]));
  const footers = elementsOf(tree, 'footer').length === 0 ? ['no <footer>'] : [];
  return [...findExecutable(tree), ...errors, ...counts, ...footers];
}

describe('the watch of these tests', () => {
  it.each(Object.entries(XSS_PAYLOADS).filter(([trick]) => /^(?:script|img onerror|javascript link|iframe onload|svg onload|meta refresh|base|form)$/.test(trick)))('sees %s where it stands unescaped', (_, payload) => {
    expect(findExecutable(parsePage(`<!DOCTYPE html><title>x</title><main><p>${payload}</p></main>`).tree)).not.toEqual([]);
  });
});

describe('an article that tries it in every field', () => {
  it.each(Object.keys(XSS_PAYLOADS))('has a page where nothing runs and everything nests: %s', async (trick) => {
    const article = articles.find((one) => one.trick === trick);
    const { status, body } = await request(site.edge.url, article?.path ?? '');
    expect(status).toBe(200);
    expect(toFaults(body)).toEqual([]);
    const { tree } = parsePage(body);
    expect(elementsOf(tree, 'h1').map((heading) => toWords(textOf(heading)))).toEqual([toWords(article?.draft.title ?? '')]);
    const data = elementsOf(tree, 'script').filter(({ properties }) => properties['type'] === 'application/ld+json').map((script) => JSON.stringify(JSON.parse(textOf(script))));
    expect(data.some((text) => /"(\w*NewsArticle|LiveBlogPosting|AdvertiserContentArticle)"/.test(text))).toBe(true);
  });

  it('has a payload that is JSON and is served as such', async () => {
    for (const { path } of articles.slice(0, 20)) {
      const { headers, body } = await request(site.edge.url, `/_payload${path}`);
      expect(headers['content-type']).toContain('application/json');
      expect(() => JSON.parse(body) as unknown).not.toThrow();
    }
  });
});

describe('pages that list such articles', () => {
  it.each(['/', '/legfrissebb', '/legfrissebb?oldal=2', '/legfrissebb?oldal=3', '/legfrissebb?oldal=4', '/rovat/belfold', '/rovat/belfold?oldal=2', '/legfontosabb', '/legfontosabb?oldal=2'])('%s: nothing runs, everything nests', async (path) => {
    const { status, body } = await request(site.edge.url, path);
    expect(status).toBe(200);
    expect(toFaults(body)).toEqual([]);
  });

  it('show every one of them', async () => {
    const pages = Array.from({ length: Math.ceil(articles.length / LIST_PAGE_ITEMS) + 1 }, (_, index) => index + 1);
    const answers = await Promise.all(pages.map((page) => request(site.edge.url, `/legfrissebb?oldal=${page}`)));
    const shown = answers.map(({ body }) => textOf(parsePage(body).tree)).join('\n');
    const missing = articles.filter((_, index) => !shown.includes(`${index}. `));
    expect(missing.map(({ trick }) => trick)).toEqual([]);
  });

  it('are harmless in the other edition too', async () => {
    for (const path of ['/', '/legfrissebb', articles[0]?.path ?? '']) expect(toFaults((await request(site.edge.url, path, { host: 'erdely.localhost' })).body)).toEqual([]);
  });
});

describe('a backend whose every name and address is hostile', () => {
  it.each(['"><img src=x onerror=alert(1)>', '</title></script><script>alert(1)</script>', "'-alert(1)-'", '<!--', '</template></main></body>', '\u2028</style><svg onload=alert(1)>'])('gets no further with %j', async (payload) => {
    const proxy = await startBackendProxy(site.backend.url);
    const edge = await startEdge(proxy.url, WHOLE);
    const paths = ['/', '/legfrissebb', '/rovat/belfold', '/szerzo/kelemen-vince', '/impresszum', '/dokumentum/adatvedelem', articles[1]?.path ?? ''];
    proxy.behaviour.rewrite = (_, body) => poisonAnswer(body, payload);
    try {
      for (const path of paths) {
        const { status, body } = await request(edge.url, path);
        expect(status, path).toBe(200);
        expect(toFaults(body), path).toEqual([]);
      }
    } finally {
      await edge.close();
      await proxy.close();
    }
  });
});

/** Text as it is compared: white space and what nobody sees do not count. */
function toWords(text: string): string {
  return text.replace(/[\s\u0000-\u001f\ufffd]+/g, '').trim();
}
