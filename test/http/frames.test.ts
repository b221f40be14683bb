import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSendPurge } from '../../src/backend/outbox/send-purge.ts';
import { widgetWrittenSchema } from '../../src/shared/contract/schemas/tip-game.ts';
import { request } from '../support/request.ts';
import { TEST_NEWSROOM_TOKEN } from '../support/start-backend.ts';
import { TEST_PURGE_TOKEN } from '../support/start-edge.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const FRAMES = 'frames.localhost';
const MEDALS = '/eredmeny/tokio-2020-eremtablazat';
const AREA = '/eredmeny/ep-2024-terkep/telepules/tiszaszalkas';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ FRAMES_ORIGIN_MAIN: 'http://frames.localhost:4321' });
});
afterAll(() => site.close());

const ask = (path: string, options: Parameters<typeof request>[2] = {}) => request(site.edge.url, path, { host: FRAMES, ...options });

// @spec §2.4
describe('the frames host', () => {
  it('shows a result widget as a small document of its own', async () => {
    const { status, headers, body } = await ask(MEDALS);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="hu-HU"/);
    expect(body).toContain('Magyarország');
    expect(body).toContain('/assets/frame-test.css');
    expect(body).not.toMatch(/style-test|boot-test|style=|<script(?! src)/);
  });

  it('shows one area of a map, with its links back to the site', async () => {
    const { status, body } = await ask(AREA);
    expect(status).toBe(200);
    expect(body).toContain('<caption>Tiszaszálkás</caption>');
    expect(body).toContain('data-push="/melleklet/ep-2024/adatok"');
    expect(body).not.toContain('Zalabérc');
  });

  it('has each widget for both editions, each with the colours and the name of its own', async () => {
    const { body } = await ask(MEDALS, { host: 'frames.erdely.localhost' });
    expect(body).toContain('data-edition="regional"');
    expect(body).toContain('Erdélyi Lapszél</title>');
  });

  it.each(['/eredmeny/nincs-ilyen', '/eredmeny/ep-2024-terkep/telepules/nincs', '/eredmeny/tokio-2020-eremtablazat/telepules/tiszaszalkas', '/eredmeny/TOKIO', '/', '/legfrissebb', '/api/frontend/init', '/_payload/legfrissebb', '/build.json', '/rovat/sport', '/eredmeny'])(
    'answers %s with a 404 in the size of a frame',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).toContain('Ez az eredmény nem található.');
      expect(body.length).toBeLessThan(2000);
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  it('takes nothing but questions', async () => {
    expect((await ask(MEDALS, { method: 'POST' })).status).toBe(404);
    expect((await ask(MEDALS, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a frame’s headers', () => {
  it('let nobody but pages of the edition show it, and nothing foreign in', async () => {
    for (const path of [MEDALS, MEDALS, '/eredmeny/nincs-ilyen']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self';/);
      expect(policy).toMatch(/frame-ancestors localhost:0 preview\.localhost:0 lite\.localhost:0 127\.0\.0\.1:0;/);
      expect(policy).toMatch(/; sandbox allow-scripts allow-same-origin /);
      expect(policy).not.toMatch(/allow-top-navigation(?:;| )|allow-forms/);
      expect(policy).not.toMatch(/unsafe-|\*|data:/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('are the same from the hit lane and from the pipeline', async () => {
    const stable = ({ headers }: Awaited<ReturnType<typeof ask>>) => Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'age', 'x-cache', 'x-request-id', 'server-timing', 'connection', 'keep-alive'].includes(name)));
    const path = '/eredmeny/parizs-2024-eremtablazat';
    const [first, second] = [await ask(path), await ask(path)];
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'fresh']);
    expect(await site.edge.edge.metrics.text()).toMatch(/route="hit-lane"/);
    expect(stable(second)).toEqual(stable(first));
  });

  it('make an unchanged frame a 304', async () => {
    const etag = String((await ask(MEDALS)).headers['etag']);
    const again = await ask(MEDALS, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes]).toEqual([304, 0]);
  });

  it('do not leak into pages: those are framed by nobody, and may show our frames', async () => {
    const { headers } = await request(site.edge.url, '/legfrissebb');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain('frame-src frames.localhost:4321;');
    const regional = await request(site.edge.url, '/legfrissebb', { host: 'erdely.localhost' });
    expect(regional.headers['content-security-policy']).toContain('frame-src frames.erdely.localhost:0;');
  });
});

describe('a widget that the newsroom saves', () => {
  const widget = { title: 'Próba', source: null, content: { kind: 'topList', unit: 'Gól', rows: [{ name: 'Első', team: null, value: 3 }] }, links: [] };
  const save = (slug: string, body: object, token = TEST_NEWSROOM_TOKEN) =>
    request(site.backend.url, `/api/newsroom/result-widgets/${slug}`, { method: 'PUT', headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it('is shown at once, and the old one no more', async () => {
    await save('proba', widget);
    expect((await ask('/eredmeny/proba')).body).toContain('Első');
    const { sequence, purged } = widgetWrittenSchema.parse(JSON.parse((await save('proba', { ...widget, content: { ...widget.content, rows: [] } })).body));
    expect(purged).toEqual(['result-widget:proba']);
    expect((await ask('/eredmeny/proba')).body).toContain('Első');
    await createSendPurge(TEST_PURGE_TOKEN)(site.edge.url, { sequence, keys: purged, hard: false }, new AbortController().signal);
    expect((await ask('/eredmeny/proba')).body).not.toContain('Első');
  });

  it('is refused without the token, with a broken slug, and with content that is none', async () => {
    expect((await save('proba', widget, 'no-token-of-the-newsroom')).status).toBe(401);
    expect((await save('Pr%C3%B3ba', widget)).status).toBe(422);
    expect((await save('proba', { ...widget, content: { kind: 'topList' } })).status).toBe(422);
    expect((await save('proba', { ...widget, links: [{ title: 'x', href: '//evil.example' }] })).status).toBe(422);
  });
});
