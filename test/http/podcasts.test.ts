import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import RssParser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTuneWriter } from '../../src/backend/seed/demo/tune-mp3.ts';
import { parseXml } from '../support/parse-xml.ts';
import { request } from '../support/request.ts';
import { startTestBackend, TEST_NEWSROOM_TOKEN, type TestBackend } from '../support/start-backend.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';
import { findMissing, readStructuredData, typesOf } from '../support/structured-data-rules.ts';

const SOUND = '/uploads/podcast/proba.mp3';
const SHOW = '/podcast/proba';
const EPISODE = `${SHOW}/proba-elso`;
const FEED = '/rss/podcast/proba';

let backend: TestBackend;
let edge: TestEdge;
let sound: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'lapszel-podcasts-'));

/** Writes as the newsroom does. */
async function save(path: string, body: object) {
  const answer = await request(backend.url, path, { method: 'PUT', headers: { 'authorization': `Bearer ${TEST_NEWSROOM_TOKEN}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { status: answer.status, body: JSON.parse(answer.body) as { purged?: string[]; message?: string } };
}

const draft = { podcast: 'proba', title: 'Első & <adás>', sourceUrl: SOUND, duration: 2, pubDate: 1_795_000_000, description: 'Miről szól.', article: 'tetozik-a-tisza-tiszaszalkasnal', image: '/uploads/2026/11/a.jpg' };
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => request(edge.url, path, { method, headers });

beforeAll(async () => {
  backend = await startTestBackend({ DATA_FOLDER: folder });
  edge = await startEdge(backend.url, { PATIENCE_MS: '60000' });
  sound = (await createTuneWriter())('proba', 2);
  mkdirSync(join(folder, 'uploads/podcast'), { recursive: true });
  writeFileSync(join(folder, SOUND), sound);
  await save('/api/newsroom/podcasts/proba', { name: 'Próba', description: 'Egy műsor.', category: 'News', image: '/uploads/2026/11/a.jpg' });
  await save('/api/newsroom/episodes/proba-elso', draft);
});
afterAll(async () => {
  await edge.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('recordings', () => {
  it('come whole with their exact length and type, may be played anywhere, and are kept for ever', async () => {
    for (const [method, bytes] of [['GET', sound.length], ['HEAD', 0]] as const) {
      const { status, headers, bytes: sent } = await ask(SOUND, {}, method);
      expect({ method, status, sent }).toEqual({ method, status: 200, sent: bytes });
      expect(headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': String(sound.length), 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'none'; media-src 'self'; sandbox" });
    }
  });

  it.each([
    ['bytes=0-99', 206, (total: number) => `bytes 0-99/${total}`, 100],
    ['bytes=100-', 206, (total: number) => `bytes 100-${total - 1}/${total}`, -100],
    ['bytes=-50', 206, (total: number) => `bytes ${total - 50}-${total - 1}/${total}`, 50],
    ['bytes=99999999-', 416, (total: number) => `bytes */${total}`, 0],
  ])('the range %s is answered with %i', async (range, status, toContentRange, bytes) => {
    const answer = await ask(SOUND, { range });
    expect([answer.status, answer.headers['content-range'], answer.bytes]).toEqual([status, toContentRange(sound.length), bytes < 0 ? sound.length + bytes : bytes]);
  });

  it('pictures keep their stricter policy, and what is not there is not found', async () => {
    expect((await ask('/uploads/podcast/nincs.mp3')).status).toBe(404);
    expect((await ask('/uploads/podcast/nincs.mp3', {}, 'HEAD')).status).toBe(404);
  });
});

describe('pages', () => {
  it.each([['/podcast', ['CollectionPage', 'BreadcrumbList']], [SHOW, ['PodcastSeries', 'BreadcrumbList']], [EPISODE, ['PodcastEpisode', 'BreadcrumbList']]])('%s is whole, names its feed and tells machines what it is', async (path, types) => {
    const { status, body } = await ask(path);
    const canonical = `https://lapszel.hu${path}`;
    const things = readStructuredData(body);
    expect({ status, missing: things.flatMap((thing) => findMissing(thing, canonical)), types: things.flatMap(typesOf) }).toEqual({ status: 200, missing: [], types });
    expect(body).toContain(`<link rel="canonical" href="${canonical}"`);
    expect(body).toContain(`type="application/rss+xml" title="Próba – podcastcsatorna" href="${FEED}"`);
    expect(body).toContain('Lejátszás<span class="visually-hidden">: Első &amp; &lt;adás&gt;</span>');
    expect(body).not.toMatch(/\sstyle="|\son\w+="/);
  });

  it('an episode stands at one address', async () => {
    const { status, headers } = await ask('/podcast/margojegyzet/proba-elso');
    expect([status, headers.location]).toEqual([301, EPISODE]);
    for (const path of ['/podcast/nincs', '/podcast/proba/nincs', '/podcast/proba?oldal=9', '/rss/podcast/nincs']) expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 404 });
  });

  it('React comes at once only to an episode that can be heard', async () => {
    const isLive = async (path: string) => /<html[^>]* data-live/.test((await ask(path)).body);
    expect([await isLive(EPISODE), await isLive(SHOW), await isLive(`${EPISODE}?isScreenshot`)]).toEqual([true, false, false]);
  });

  it('the newest episodes of the front page have their button', async () => {
    expect((await ask('/')).body).toContain('>Lejátszás<');
  });
});

describe('the feed', () => {
  it('names the recording to the byte, and it is there', async () => {
    const { status, headers, body } = await ask(FEED);
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    parseXml(body);
    const { items } = await new RssParser().parseString(body);
    expect(items.map(({ title, link, enclosure }) => ({ title, link, ...enclosure }))).toEqual([{ title: 'Első & <adás>', link: `https://lapszel.hu${EPISODE}`, url: `https://lapszel.hu${SOUND}`, length: String(sound.length), type: 'audio/mpeg' }]);
  });

  it('is answered with 304 to who has it', async () => {
    const { headers } = await ask(FEED);
    expect((await ask(FEED, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });
});

describe('the newsroom', () => {
  it('saves a show and an episode, and says what went stale', async () => {
    expect(await save('/api/newsroom/podcasts/proba', { name: 'Próba', description: 'Egy műsor.', image: '/uploads/2026/11/a.jpg' })).toMatchObject({ status: 200, body: { purged: ['episodes'] } });
    expect(await save('/api/newsroom/episodes/proba-elso', { ...draft, title: 'Új cím' })).toMatchObject({ status: 200, body: { purged: ['episodes', 'episode:proba-elso'] } });
    edge.edge.applyPurge({ keys: ['episodes', 'episode:proba-elso'], hard: true });
    const { body } = await ask(EPISODE);
    expect(body).toContain('<h1>Új cím</h1>');
    expect(body).toContain('Az adáshoz tartozó cikk');
  });

  it.each([
    ['an episode of a recording that is not there', '/api/newsroom/episodes/uj', { ...draft, sourceUrl: '/uploads/podcast/nincs.mp3' }, 422],
    ['of what is no sound', '/api/newsroom/episodes/uj', { ...draft, sourceUrl: '/uploads/2026/11/a.jpg' }, 422],
    ['at an address of another scheme', '/api/newsroom/episodes/uj', { ...draft, sourceUrl: 'javascript:alert(1)' }, 422],
    ['of an unknown show', '/api/newsroom/episodes/uj', { ...draft, podcast: 'nincs' }, 422],
    ['of an unknown article', '/api/newsroom/episodes/uj', { ...draft, article: 'nincs' }, 422],
    ['of another site', '/api/newsroom/episodes/hegyen-innen-medve-az-udvaron', draft, 409],
    ['a show of another site', '/api/newsroom/podcasts/hegyen-innen', { name: 'X' }, 409],
    ['a slug that is none', '/api/newsroom/podcasts/A%20b', { name: 'X' }, 422],
  ])('refuses %s', async (_, path, body, status) => {
    expect((await save(path, body)).status).toBe(status);
  });

  it('takes a recording that is elsewhere as it is told', async () => {
    expect((await save('/api/newsroom/episodes/proba-masik', { ...draft, sourceUrl: 'https://hang.example/a.mp3', bytes: 5, mimeType: 'audio/mpeg' })).status).toBe(200);
    const { body } = await request(backend.url, '/api/episodes/proba-masik');
    expect(JSON.parse(body)).toMatchObject({ sourceUrl: 'https://hang.example/a.mp3', bytes: 5 });
  });
});
