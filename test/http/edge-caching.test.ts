import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { request } from '../support/request.ts';
import { TEST_PURGE_TOKEN, startEdge, type TestEdge } from '../support/start-edge.ts';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';

let backend: TestBackend;
let proxy: BackendProxy;
let site: TestEdge;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  proxy = await startBackendProxy(backend.url);
  site = await startEdge(proxy.url, { BACKEND_TIMEOUT_MS: '2000', PATIENCE_MS: '5000' });
  return async () => {
    await site.close();
    await proxy.close();
  };
});

/** Headers that may differ between two sendings of one answer. */
const PER_REQUEST = new Set(['date', 'age', 'x-cache', 'x-request-id', 'server-timing', 'connection', 'keep-alive']);

function stableHeaders(rawHeaders: readonly string[]): string[] {
  const pairs: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!PER_REQUEST.has(name)) pairs.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  return pairs.toSorted();
}

async function wholeRenders(): Promise<number> {
  const metric = await site.edge.metrics.renders.get();
  return metric.values.reduce((sum, value) => sum + value.value, 0);
}

describe('a cached page', () => {
  it('has the same headers from the hit lane and from the pipeline', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await request(site.url, '/legfrissebb', { headers });
    const second = await request(site.url, '/legfrissebb', { headers });
    expect(first.headers['x-cache']).toBe('miss');
    expect(second.headers['x-cache']).toBe('fresh');
    expect(await site.edge.metrics.text()).toMatch(/route="hit-lane",status="200"} 1/);
    expect(stableHeaders(second.rawHeaders)).toEqual(stableHeaders(first.rawHeaders));
  });

  it('is answered 304 to its ETag, with the same headers on both ways', async () => {
    const first = await request(site.url, '/legfrissebb');
    const etag = String(first.headers['etag']);
    const again = await request(site.url, '/legfrissebb', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.bytes).toBe(0);
    expect(again.headers['etag']).toBe(etag);
  });

  it('carries no cookie, no personal cache header, and varies by encoding only', async () => {
    const answer = await request(site.url, '/', { headers: { cookie: 'session=abc' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['cdn-cache-control']).toMatch(/max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/);
  });

  it('is the same bytes for people and crawlers', async () => {
    const person = await request(site.url, '/legfrissebb', { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } });
    const crawler = await request(site.url, '/legfrissebb', { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(crawler.body).toBe(person.body);
  });
});

describe('a cold article', () => {
  it('asks for what stands beside it while the article itself is still on its way, and is dropped by none of it', async () => {
    const { items } = await (await fetch(`${backend.url}/api/articles?limit=20`, { headers: { 'x-site': 'lapszel' } })).json();
    const { pubDate, slug, mainSuperTag } = items.find(({ type, ctUrl }: { type: string; ctUrl: string | null }) => type === 'article' && ctUrl === null);
    const path = articlePath({ pubDate, slug, mainSuperTag });
    const recommenderAsked = Promise.withResolvers<void>();
    proxy.behaviour.hold = (call) => {
      if (call.startsWith('/api/recommended/')) recommenderAsked.resolve();
      return call.startsWith('/api/articles/') ? recommenderAsked.promise : null;
    };
    // The article comes only after the recommender was asked for: without foretelling this would wait for ever.
    const answer = await request(site.url, path);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['surrogate-key']).split(' ')).not.toContain('recommended');
  });
});

describe('a cold stampede', () => {
  it('makes one backend call and one render a key for 2,000 simultaneous readers', async () => {
    proxy.behaviour.delayMs = 500;
    const startedAt = performance.now();
    const times: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: 2000 }, async () => {
        const answer = await request(site.url, '/legfrissebb');
        times.push(performance.now() - startedAt);
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect([...proxy.calls.entries()].filter(([, count]) => count > 1)).toEqual([]);
    expect(await wholeRenders()).toBe(1);
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
    console.log(`cold stampede: p99 ${Math.round(p99)} ms`);
  });
});

describe('a dead backend', () => {
  it('leaves every page that was seen, marked stale and growing old, and refuses others without keeping the error', async () => {
    const paths = ['/', '/legfrissebb', '/legfontosabb', '/rovat/belfold', '/impresszum'];
    for (const path of paths) expect((await request(site.url, path)).status, path).toBe(200);
    proxy.behaviour.down = true;
    site.clock.ms += 3_600_000;
    for (const path of paths) {
      const answer = await request(site.url, path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers['x-cache'], path).toBe('error');
      expect(Number(answer.headers['age'])).toBeGreaterThanOrEqual(3600);
    }
    const unseen = await request(site.url, '/rovat/kulfold');
    expect(unseen.status).toBe(503);
    expect(unseen.headers['cache-control']).toBe('private, no-store');
    expect(unseen.headers['retry-after']).toBe('5');
    expect(unseen.body).toContain('Belső kiszolgálóhiba');
    proxy.behaviour.down = false;
    site.clock.ms += 5000;
    expect((await request(site.url, '/rovat/kulfold')).status).toBe(200);
  });

  it('counts as dead when its answers break the contract', async () => {
    expect((await request(site.url, '/legfrissebb')).status).toBe(200);
    proxy.behaviour.rewrite = () => '{"items": 7';
    site.clock.ms += 60_000;
    expect((await request(site.url, '/legfrissebb')).headers['x-cache']).toBe('error');
    expect((await request(site.url, '/rovat/kulfold')).status).toBe(503);
  });
});

describe('purging', () => {
  it('needs the token', async () => {
    const answer = await request(site.url, '/_edge/purge', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"keys":["lists"]}' });
    expect(answer.status).toBe(403);
  });

  it('drops what a key names, and nothing else', async () => {
    await request(site.url, '/legfrissebb');
    await request(site.url, '/impresszum');
    const answer = await request(site.url, '/_edge/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'authorization': `Bearer ${TEST_PURGE_TOKEN}` },
      body: '{"keys":["lists"]}',
    });
    expect(answer.status).toBe(200);
    expect((await request(site.url, '/legfrissebb')).headers['x-cache']).toBe('miss');
    expect((await request(site.url, '/impresszum')).headers['x-cache']).toBe('fresh');
  });
});

describe('bad input', () => {
  it.each([
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    [`/${'a'.repeat(8192)}`, 414],
    ['/nincs-ilyen', 404],
    ['/rovat/nincs-ilyen', 404],
    ['/szerzo/nincs-ilyen', 404],
    ['/legfrissebb?oldal=99999', 404],
    ['/api/nincs', 404],
    ['/api/articles', 404],
    ['/api/login', 404],
  ])('%s is %i', async (path, status) => {
    expect((await request(site.url, path)).status).toBe(status);
  });

  it.each(['/legfrissebb?oldal=-1', '/legfrissebb?oldal=abc', '/legfrissebb?oldal=1&oldal=7', '/legfrissebb?oldal=1.5', '/legfrissebb?utm_source=x&y[]=z&__proto__=1', '/legfrissebb?perPage=10'])(
    '%s is page one, and no second copy of it',
    async (path) => {
      await request(site.url, '/legfrissebb');
      const before = site.edge.caches.pages.size().entries;
      const answer = await request(site.url, path);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('rel="canonical" href="https://lapszel.hu/legfrissebb"');
      expect(site.edge.caches.pages.size().entries).toBe(before);
    },
  );

  it('clamps perPage', async () => {
    expect((await request(site.url, '/legfrissebb?perPage=1e9')).status).toBe(200);
  });

  it('knows only GET and HEAD on pages, and only configured hosts in production', async () => {
    expect((await request(site.url, '/legfrissebb', { method: 'POST' })).status).toBe(405);
    const strict = await startEdge(proxy.url, { NODE_ENV: 'production' });
    expect((await request(strict.url, '/', { host: 'evil.example' })).status).toBe(421);
    await strict.close();
  });
});
