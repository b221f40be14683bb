import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackendProxy, type BackendProxy } from '../support/backend-proxy.ts';
import { openRequest } from '../support/open-request.ts';
import { HOSTS, findPageTypes, type PageTypes } from '../support/page-types.ts';
import { request, type Answer } from '../support/request.ts';
import { holdSlowBlocks } from '../support/slow-blocks.ts';
import { startTestBackend, type TestBackend } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

let backend: TestBackend;
let proxy: BackendProxy;
let types: PageTypes;

beforeAll(async () => {
  backend = await startTestBackend();
  proxy = await startBackendProxy(backend.url);
  const edge = await startEdge(proxy.url);
  types = await findPageTypes(edge.url, 'main');
  await edge.close();
});
afterAll(async () => {
  await proxy.close();
  await backend.close();
});

/** The directives of a policy by name. */
function toDirectives(policy: unknown): ReadonlyMap<string, string> {
  const pairs = String(policy ?? '').split(';').map((directive) => directive.trim());
  return new Map(pairs.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]));
}

/** What CSP Evaluator finds that is or may be high. */
function toSevereFindings(policy: unknown): string[] {
  const severe = new Set([Severity.HIGH, Severity.SYNTAX, Severity.HIGH_MAYBE]);
  const findings = new CspEvaluator(new CspParser(String(policy)).csp).evaluate();
  return findings.filter(({ severity }) => severe.has(severity)).map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

/** A section of the heading menu as a reader types it: its name alone. */
async function findSectionName(): Promise<string> {
  const { body } = await request(backend.url, '/api/frontend/init');
  return /"heading":\[\{[^\]]*?"href":"\/rovat(\/[a-z0-9-]+)"/.exec(body)?.[1] ?? '';
}

/** What stands in a streamed page in the place of each block that is not there yet, as React marks it. */
function toFallbacks(html: string): string[] {
  return [...html.matchAll(/<!--\$\?--><template id="B:\d+"><\/template>(.*?)<!--\/\$-->/gs)].map((match) => match[1] ?? '');
}

describe('the Content-Security-Policy of whole pages', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await startEdge(proxy.url, { PATIENCE_MS: '20000' });
  });
  afterAll(() => edge.close());

  it('is one constant an edition, on every page type', async () => {
    for (const edition of ['main', 'regional'] as const) {
      const paths = Object.values(await findPageTypes(edge.url, edition));
      const policies = await Promise.all(paths.map(async (path) => (await request(edge.url, path, { host: HOSTS[edition] })).headers['content-security-policy']));
      expect(new Set(policies).size).toBe(1);
    }
  });

  it('has nothing that CSP Evaluator calls high', async () => {
    const { headers } = await request(edge.url, '/');
    expect(toSevereFindings(headers['content-security-policy'])).toEqual([]);
    expect(toSevereFindings("script-src 'self' 'unsafe-inline'"), 'the evaluator must be awake').not.toEqual([]);
  });

  it('lets no inline script, no eval, no foreign script and no foreign frame through', async () => {
    const { headers } = await request(edge.url, '/');
    const directives = toDirectives(headers['content-security-policy']);
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('form-action')).toBe("'self'");
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    expect(directives.get('trusted-types')?.split(' ')).toHaveLength(1);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|http:|strict-dynamic/);
  });
});

describe('every kind of answer', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await startEdge(proxy.url, { TLS_IN_FRONT: '1', PATIENCE_MS: '20000' });
  });
  afterEach(() => {
    proxy.behaviour.down = false;
  });
  afterAll(() => edge.close());

  const kinds: readonly (readonly [kind: string, status: number, ask: () => Promise<Answer>])[] = [
    ['a page', 200, () => request(edge.url, '/')],
    ['a page from the hit lane', 200, () => request(edge.url, '/')],
    ['a 304', 304, async () => request(edge.url, '/', { headers: { 'if-none-match': String((await request(edge.url, '/')).headers['etag']) } })],
    ['an asset', 200, () => request(edge.url, '/assets/boot-test.js')],
    ['a call', 200, () => request(edge.url, '/api/frontend/refresh')],
    ['an unknown call', 404, () => request(edge.url, '/api/nincs')],
    ['a payload', 200, () => request(edge.url, '/_payload/legfrissebb')],
    ['a payload that is gone', 204, () => request(edge.url, '/_payload/?v=nincs')],
    ['an upload that is missing', 404, () => request(edge.url, '/uploads/nincs.jpg')],
    ['a redirect by rule', 301, () => request(edge.url, '/kozlemenyek/')],
    ['a redirect by data', 302, async () => request(edge.url, await findSectionName())],
    ['a missing page', 404, () => request(edge.url, '/nincs-ilyen')],
    ['a malformed address', 400, () => request(edge.url, '/%E0%A4%A')],
    ['a wrong method', 405, () => request(edge.url, '/', { method: 'DELETE' })],
    ['a purge without the token', 403, () => request(edge.url, '/_edge/purge', { method: 'POST' })],
    ['a broken body', 400, () => request(edge.url, '/_edge/purge', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' })],
    [
      'a page without a backend',
      503,
      () => {
        proxy.behaviour.down = true;
        return request(edge.url, '/dokumentum/nincs-meg');
      },
    ],
  ];

  it.each(kinds)('%s (%i) carries the security headers', async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^\S+$/),
    });
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    const names = answer.rawHeaders.filter((__, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size, 'no header twice').toBe(names.length);
  });

  it.each(kinds.filter(([, status]) => status >= 200 && status !== 304))('%s (%i) has a policy where it is HTML', async (_, __, ask) => {
    const { headers, body } = await ask();
    if (!String(headers['content-type']).startsWith('text/html') || body === '') return;
    expect(toDirectives(headers['content-security-policy']).get('script-src')).toBe("'self'");
  });

  it.each(kinds.filter(([, status]) => status >= 400))('%s (%i) is kept by nobody for long', async (_, status, ask) => {
    const control = String((await ask()).headers['cache-control']);
    if (status === 404) expect(control).toMatch(/no-store|max-age=0/);
    else expect(control).toContain('no-store');
  });

  it('says nothing of TLS where there is none', async () => {
    const plain = await startEdge(proxy.url);
    expect((await request(plain.url, '/')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});

describe('a page whose slow blocks are late', () => {
  let edge: TestEdge;
  beforeEach(async () => {
    edge = await startEdge(proxy.url, { PATIENCE_MS: '1', BACKEND_TIMEOUT_MS: '20000', PAGE_DEADLINE_MS: '20000' });
    await request(edge.url, '/impresszum');
  });
  afterEach(async () => {
    proxy.behaviour.hold = null;
    await edge.close();
  });

  const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };

  it('starts with its main content and a link for each of them, under a nonce, kept by nobody, and ends whole', async () => {
    const held = holdSlowBlocks(proxy);
    const answer = await openRequest(edge.url, types['article'] ?? '', BROWSER);
    const start = await answer.until('</main>');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.headers['cdn-cache-control']).toBeUndefined();
    expect(start).toContain('<h1');
    // The fourth, the minutes box, stands under no live blog.
    expect(toFallbacks(start).length).toBeGreaterThanOrEqual(3);
    for (const fallback of toFallbacks(start)) expect(fallback).toMatch(/<a [^>]*href="\//);
    expect(start).not.toContain('</html>');

    held.release();
    const whole = await answer.end();
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(whole.endsWith('</body></html>')).toBe(true);
    const inline = [...whole.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)([^>]*)>/g)].map((match) => match[1]);
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.every((attributes) => attributes?.includes(`nonce="${nonce}"`))).toBe(true);
    expect(toSevereFindings(answer.headers['content-security-policy'])).toEqual([]);
  });

  it('has a fresh nonce each time, and the next reader gets it whole, without one', async () => {
    const nonces: (string | undefined)[] = [];
    for (const path of [types['article'], types['longform']]) {
      const held = holdSlowBlocks(proxy);
      const answer = await openRequest(edge.url, path ?? '', BROWSER);
      held.release();
      await answer.end();
      expect(answer.headers['x-cache']).toBe('stream');
      nonces.push(/'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]);
    }
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
    const next = await request(edge.url, types['article'] ?? '', { headers: BROWSER });
    expect(next.headers['x-cache']).not.toBe('stream');
    expect(next.headers['content-security-policy']).not.toContain('nonce');
    expect(next.headers['etag']).toBeDefined();
  });

  it('carries the security headers too, each once', async () => {
    const held = holdSlowBlocks(proxy);
    const answer = await openRequest(edge.url, types['article'] ?? '', BROWSER);
    held.release();
    await answer.end();
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin-when-cross-origin', 'x-cache': 'stream' });
  });

  it.each([
    ['Googlebot', 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Google News', 'Googlebot-News'],
    ['Bingbot', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36'],
    ['Applebot', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)'],
    ['DuckDuckBot', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)'],
    ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['X', 'Twitterbot/1.0'],
    ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
    ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['the Internet Archive', 'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)'],
  ])('is sent to %s whole, or not before it is whole', async (_, agent) => {
    const held = holdSlowBlocks(proxy);
    const coming = openRequest(edge.url, types['article'] ?? '', { 'user-agent': agent });
    await held.asked;
    // A round through the edge after its patience is over: had it wanted to stream, it would have begun.
    await request(edge.url, '/favicon.svg');
    await request(edge.url, '/favicon.svg');
    held.release();
    const answer = await coming;
    const body = await answer.end();
    expect(answer.headers['x-cache']).toBe('miss');
    expect(answer.headers['content-security-policy']).not.toContain('nonce');
    expect(body).toContain('</html>');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)/);
  });
});
