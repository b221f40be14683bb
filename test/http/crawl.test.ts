import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../../src/shared/config/editions/editions.ts';
import { articleListSchema } from '../../src/shared/contract/schemas/article.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { request, type Answer } from '../support/request.ts';
import { TEST_NOW } from '../support/test-database.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;
const YEAR_SECONDS = 365 * 24 * 3600;
const MAX_CLICKS = 5;
/** Of addresses that differ by the values of their query only, some stand for all: posts of a blog, matches, races, currencies. */
const ADDRESSES_PER_QUERY = 5;
const SAMPLED = /\?bejegyzes=|^\/(?:foci|f1|arfolyam)\?/;
const HTML_BUDGET_BYTES = { front: 25_000, article: 16_000 } as const;

let site: TestSite;
beforeAll(async () => {
  // Whole pages only: what a streamed one carries is tested on its own.
  site = await startSite({ PATIENCE_MS: '60000' });
});
afterAll(() => site.close());

/** The addresses on our own host that a page links to. */
function toOwnLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/'))
    .map((href) => href.split('#')[0] ?? '')
    .filter((href) => href !== '' && !href.startsWith('/uploads/'));
}

/** A page as a crawler found it; `clicks` is the shortest way to it from the front page. */
type CrawledPage = Answer & { readonly clicks: number };

async function crawl(edition: keyof typeof HOSTS): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const queue = [{ path: '/', clicks: 0 }];
  const seen = new Set(['/']);
  const sampled = new Map<string, number>();
  for (const { path, clicks } of queue) {
    const answer = await request(site.edge.url, path, { host: HOSTS[edition] });
    pages.set(path, { ...answer, clicks });
    if (!isHtml(answer)) continue;
    for (const link of toOwnLinks(answer.body)) {
      if (seen.has(link)) continue;
      seen.add(link);
      const sample = toSample(link);
      if (sample !== null) {
        const count = sampled.get(sample) ?? 0;
        if (count >= ADDRESSES_PER_QUERY) continue;
        sampled.set(sample, count + 1);
      }
      queue.push({ path: link, clicks: clicks + 1 });
    }
  }
  return pages;
}

/** What stands for an address among those that are sampled: its path and the names of its parameters, and what `oldal` shows. */
function toSample(link: string): string | null {
  if (!SAMPLED.test(link)) return null;
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return `${pathname} ${[...searchParams.keys()].join()} ${searchParams.get('oldal') ?? ''}`;
}

/** A racer's profile is the same in every season: the season is there for the way back only. */
function toCanonicalPath(path: string): string {
  return path.replace(/szezon=\d+&(?=csapat=|versenyzo=)/, '');
}

/** The addresses of all public articles of the last year that are pages of their own. */
async function listYear(edition: keyof typeof HOSTS): Promise<string[]> {
  const yearAgo = TEST_NOW - YEAR_SECONDS;
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await request(site.backend.url, `/api/articles?limit=50&page=${page}`, { headers: { 'x-site': editions[edition].slug } });
    const { items, totalItems } = articleListSchema.parse(JSON.parse(body));
    found.push(...items.flatMap(({ slug, pubDate, mainSuperTag, ctUrl }) => (mainSuperTag === null || ctUrl !== null || pubDate < yearAgo ? [] : [articlePath({ slug, pubDate, mainSuperTag })])));
    if (page * 50 >= totalItems) return found;
  }
}

function isHtml({ headers }: Answer): boolean {
  return headers['content-type']?.startsWith('text/html') === true;
}

function compressedBytes(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

describe.each(['main', 'regional'] as const)('a crawl of the %s edition from its front page', (edition) => {
  let found: Map<string, CrawledPage>;
  /** Without the feeds, which are no pages. */
  let pages: Map<string, CrawledPage>;
  beforeAll(async () => {
    found = await crawl(edition);
    pages = new Map([...found].filter(([, answer]) => isHtml(answer)));
  }, 300_000);

  it('finds no link that is broken or redirected', () => {
    const bad = [...found].filter(([, answer]) => answer.status !== 200).map(([path, answer]) => `${answer.status} ${path}`);
    expect(bad).toEqual([]);
    expect(pages.size).toBeGreaterThan(60);
  });

  it('finds on every page one h1, a title, and the canonical address it was reached by', () => {
    const wrong = [...pages].flatMap(([path, { body }]) => {
      const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      // Without those of drawings.
      const titles = body.replaceAll(/<svg\b.*?<\/svg>/gs, '').match(/<title>[^<]+<\/title>/g)?.length ?? 0;
      const problems = [headings === 1 ? '' : `${headings} h1`, titles === 1 ? '' : `${titles} titles`, isCanonical(canonical, editions[edition].origin, toCanonicalPath(path)) || body.includes('noindex') ? '' : `canonical ${canonical}`];
      const said = problems.filter((problem) => problem !== '');
      return said.length === 0 ? [] : [`${path}: ${said.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('finds every article of the last year within five clicks', async () => {
    const articles = await listYear(edition);
    expect(articles.length).toBeGreaterThan(30);
    expect(articles.filter((path) => (pages.get(path)?.clicks ?? Infinity) > MAX_CLICKS)).toEqual([]);
  });

  it('finds no two pages for search engines with one title', () => {
    const indexed = [...pages].filter(([path, { body }]) => !body.includes('noindex') && body.includes(`<link rel="canonical" href="${editions[edition].origin}${path.replaceAll('&', '&amp;')}"`));
    const byTitle = Map.groupBy(indexed, ([, { body }]) => /<title>([^<]*)/.exec(body)?.[1] ?? '');
    expect([...byTitle].flatMap(([title, same]) => (same.length > 1 ? [`${title}: ${same.map(([path]) => path).join(' ')}`] : []))).toEqual([]);
  });

  it('finds no inline script, style or handler on a whole page', () => {
    const wrong = [...pages].filter(([, { body }]) => /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(ld\+)?json")|\sstyle="|<style|\son\w+="/.test(body)).map(([path]) => path);
    expect(wrong).toEqual([]);
  });

  it('finds pages that are light', () => {
    const front = pages.get('/');
    expect(compressedBytes(front?.body ?? '')).toBeLessThanOrEqual(HTML_BUDGET_BYTES.front);
    const heavy = [...pages].filter(([path, { body }]) => /^\/[^/]+\/\d{4}\/\d\d\/\d\d\//.test(path) && compressedBytes(body) > HTML_BUDGET_BYTES.article).map(([path, { body }]) => `${path}: ${compressedBytes(body)}`);
    expect(heavy).toEqual([]);
  });
});

/** A page is canonical at its own address; a live blog's post at the page of posts on which it stands. */
function isCanonical(canonical: string | undefined, origin: string, path: string): boolean {
  if (canonical === origin + path) return true;
  const [article, query = ''] = path.split('?');
  return /^bejegyzes=\d+$/.test(query) && canonical !== undefined && new RegExp(`^${origin}${article}(\\?oldal=\\d+)?$`).test(canonical);
}
