import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectRows } from '../../src/shared/config/redirects.ts';
import { editions } from '../../src/shared/config/editions/editions.ts';
import { request } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;

/** A row's address with its placeholders filled. */
function fill(pattern: string): string {
  return pattern.replace(/\{\w+\.\.\.\}/g, 'elemzesek').replace(/\{\w+\}/g, 'tavaszi');
}

const cases = redirectRows.flatMap((row) =>
  (['main', 'regional'] as const).filter((edition) => row.edition === undefined || row.edition === edition).map((edition) => ({ row, edition, from: fill(row.from) })),
);

describe('redirects of §2.2', () => {
  it.each(cases)('$from in the $edition edition is one hop, in any letter case, and keeps the query', async ({ row, edition, from }) => {
    const plain = await request(site.edge.url, `${from}?utm=1`, { host: HOSTS[edition] });
    const upper = await request(site.edge.url, `${from.toUpperCase()}?utm=1`, { host: HOSTS[edition] });
    expect(plain.status).toBe(row.status);
    expect(upper.status).toBe(row.status);
    const location = plain.headers['location'] ?? '';
    expect(location.endsWith('?utm=1')).toBe(row.keepQuery);
    if (row.host === undefined) {
      const next = await request(site.edge.url, location, { host: HOSTS[edition] });
      expect(next.status === 301 || next.status === 302, `${location} must not redirect again`).toBe(false);
    } else {
      expect(location.startsWith(editions[edition].externalHosts[row.host])).toBe(true);
    }
  });

  it.each([
    ['/legfrissebb?fbclid=abc&oldal=2', '/legfrissebb?oldal=2'],
    ['/legfrissebb/', '/legfrissebb'],
    ['/belfold/2026/01/02/valami/elo?x=1', '/belfold/2026/01/02/valami?x=1'],
    ['/list/announcement', '/rovat/kozlemeny'],
  ])('%s goes to %s for good', async (from, to) => {
    const answer = await request(site.edge.url, from, { host: 'localhost' });
    expect(answer.status).toBe(301);
    expect(answer.headers['location']).toBe(to);
  });

  it('a section name alone leads to the section of the heading menu', async () => {
    const answer = await request(site.edge.url, '/helyben?x=1', { host: 'localhost' });
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/rovat/helyben?x=1');
  });

  it.each(['//evil.example/legfrissebb', '/\\evil.example', '//evil.example/elo', '/%2f%2fevil.example/elo'])('%s never leaves the site', async (path) => {
    const answer = await request(site.edge.url, path, { host: 'localhost' });
    const location = answer.headers['location'];
    if (location !== undefined) expect(new URL(location, 'http://localhost').host).toBe('localhost');
    expect(answer.status).toBeLessThan(500);
  });

  it('the support page behind the ad-blocker marker is a rewrite, not a redirect', async () => {
    const answer = await request(site.edge.url, '/__satagomat__', { host: 'localhost' });
    expect(answer.headers['location']).toBeUndefined();
  });
});
