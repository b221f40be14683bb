import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../../src/shared/config/editions/editions.ts';
import { request, type Answer } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;
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

async function crawl(edition: keyof typeof HOSTS): Promise<Map<string, Answer>> {
  const pages = new Map<string, Answer>();
  const queue = ['/'];
  const seen = new Set(queue);
  for (const path of queue) {
    const answer = await request(site.edge.url, path, { host: HOSTS[edition] });
    pages.set(path, answer);
    for (const link of toOwnLinks(answer.body)) {
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  return pages;
}

function compressedBytes(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

describe.each(['main', 'regional'] as const)('a crawl of the %s edition from its front page', (edition) => {
  let pages: Map<string, Answer>;
  beforeAll(async () => {
    pages = await crawl(edition);
  }, 300_000);

  it('finds no link that is broken or redirected', () => {
    const bad = [...pages].filter(([, answer]) => answer.status !== 200).map(([path, answer]) => `${answer.status} ${path}`);
    expect(bad).toEqual([]);
    expect(pages.size).toBeGreaterThan(60);
  });

  it('finds on every page one h1, a title, and the canonical address it was reached by', () => {
    const wrong = [...pages].flatMap(([path, { body }]) => {
      const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      const titles = body.match(/<title>[^<]+<\/title>/g)?.length ?? 0;
      const problems = [headings === 1 ? '' : `${headings} h1`, titles === 1 ? '' : `${titles} titles`, isCanonical(canonical, editions[edition].origin, path) || body.includes('noindex') ? '' : `canonical ${canonical}`];
      const said = problems.filter((problem) => problem !== '');
      return said.length === 0 ? [] : [`${path}: ${said.join(', ')}`];
    });
    expect(wrong).toEqual([]);
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
