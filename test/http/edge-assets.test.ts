import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distStore, recordUse } from '../../src/server/assets/asset-ledger.ts';
import { shareBuild, startSharing } from '../../src/server/assets/share-build.ts';
import { request } from '../support/request.ts';
import { startEdge, type TestEdge } from '../support/start-edge.ts';

/** Nobody listens there: what is asked here needs no backend. */
const NO_BACKEND = 'http://127.0.0.1:9';
let folder: string;
const edges: TestEdge[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lapszel-edge-assets-'));
});
afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
  rmSync(folder, { recursive: true });
});

/** Makes the dist of a build whose files are named after it. */
async function makeDist(buildId: string): Promise<string> {
  const dist = join(folder, buildId);
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  writeFileSync(join(dist, `client/assets/main-${buildId}.js`), `"${buildId}";`);
  writeFileSync(join(dist, `client/assets/main-${buildId}.js.br`), brotliCompressSync(`"${buildId}";`));
  writeFileSync(join(dist, 'assets.json'), JSON.stringify({ buildId, boot: '', main: '', mainImports: [], css: '', frameHost: '', consent: '', measurementFrame: '', serviceWorker: '', frame: { script: '', css: '' }, fonts: [] }));
  await recordUse(distStore(dist), { buildId, usedAt: '2026-11-21T12:00:00Z', files: [`assets/main-${buildId}.js`] });
  return dist;
}

async function startEdgeOf(buildId: string, settings: Record<string, string> = {}): Promise<TestEdge> {
  const edge = await startEdge(NO_BACKEND, { DIST_FOLDER: await makeDist(buildId), ...settings });
  edges.push(edge);
  return edge;
}

describe('the build manifest', () => {
  it('names the build, is asked for each time and kept by a CDN for seconds', async () => {
    const { url } = await startEdgeOf('a');
    const answer = await request(url, '/build.json');
    expect(JSON.parse(answer.body)).toEqual({ buildId: 'a' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' });
    expect(answer.headers['cdn-cache-control']).toMatch(/^public, max-age=5,/);
  });

  it('is answered 304 from the hit lane to whom has it, and anew by the edge of another build', async () => {
    const { url, edge } = await startEdgeOf('a');
    const { etag = '' } = (await request(url, '/build.json')).headers;
    const again = await request(url, '/build.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes]).toEqual([304, 0]);
    expect(await edge.metrics.text()).toMatch(/route="hit-lane",status="200"} 1/);
    const other = await startEdgeOf('b');
    const changed = await request(other.url, '/build.json', { headers: { 'if-none-match': etag } });
    expect([changed.status, JSON.parse(changed.body)]).toEqual([200, { buildId: 'b' }]);
  });

  it('is current after a purge of everything, and is not found under another method or name', async () => {
    const { url, edge } = await startEdgeOf('a');
    await request(url, '/build.json');
    edge.caches.pages.purge(new Set(['*']), true);
    expect((await request(url, '/build.json')).status).toBe(200);
    expect((await request(url, '/build.json', { method: 'POST' })).status).not.toBe(200);
  });
});

describe('assets without a shared folder', () => {
  it('come from the own build, compressed, and may be kept for ever', async () => {
    const { url } = await startEdgeOf('a');
    const answer = await request(url, '/assets/main-a.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', 'content-length': String(answer.bytes) });
    expect((await request(url, '/assets/main-a.js')).body).toBe('"a";');
    expect((await request(url, '/assets/main-a.js', { method: 'HEAD' })).headers['content-length']).toBe('4');
  });

  it.each(['/assets/main-b.js', '/assets/..js', '/assets/main-a.js.js'])('that nobody has (%s) are missing for this moment only', async (path) => {
    const { url } = await startEdgeOf('a');
    const answer = await request(url, path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('that were deleted under a running edge are missing, not broken', async () => {
    const { url } = await startEdgeOf('a');
    rmSync(join(folder, 'a/client/assets/main-a.js'));
    expect((await request(url, '/assets/main-a.js')).status).toBe(404);
  });
});

describe('edges that share a folder', () => {
  const startSharingEdge = (buildId: string) => startEdgeOf(buildId, { ASSETS_FOLDER: join(folder, 'shared') });

  it('serve each other’s builds, whichever started first', async () => {
    const [older, newer] = [await startSharingEdge('a'), await startSharingEdge('b')];
    await shareBuild(older.edge);
    expect((await request(older.url, '/assets/main-b.js')).status).toBe(404);
    await shareBuild(newer.edge);
    expect((await request(newer.url, '/assets/main-a.js')).body).toBe('"a";');
    const answer = await request(older.url, '/assets/main-b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.bytes).toBe(brotliCompressSync('"b";').length);
    expect(brotliDecompressSync(readFileSync(join(folder, 'shared/assets/main-b.js.br'))).toString()).toBe('"b";');
  });

  it('keep the files of a build whose machine is gone with its dist', async () => {
    const older = await startSharingEdge('a');
    await shareBuild(older.edge);
    rmSync(join(folder, 'a'), { recursive: true });
    const newer = await startSharingEdge('b');
    await shareBuild(newer.edge);
    expect((await request(newer.url, '/assets/main-a.js')).body).toBe('"a";');
  });

  it.each(['/assets/../builds/a.json', '/assets/%2e%2e/builds/a.js', '/assets/..%2fbuilds%2fa.js', '/assets/x/y.js', '/builds/a.json'])('show nothing but assets (%s)', async (path) => {
    const edge = await startSharingEdge('a');
    await shareBuild(edge.edge);
    const answer = await request(edge.url, path);
    expect(answer.status).not.toBe(200);
    expect(answer.body).not.toContain('usedAt');
  });

  it('answer 503, not 404, while the folder cannot be read', async () => {
    const edge = await startSharingEdge('a');
    const answer = await request(edge.url, '/assets/main-b.js');
    expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await request(edge.url, '/assets/main-a.js')).status).toBe(200);
  });

  it('delete a build only when no edge has run it for a month', async () => {
    const [older, newer] = [await startSharingEdge('a'), await startSharingEdge('b')];
    await shareBuild(older.edge);
    newer.clock.ms = older.clock.ms + 29 * 86_400_000;
    await shareBuild(newer.edge);
    expect(readdirSync(join(folder, 'shared/assets'))).toContain('main-a.js');
    newer.clock.ms = older.clock.ms + 31 * 86_400_000;
    await shareBuild(newer.edge);
    expect(readdirSync(join(folder, 'shared/assets')).toSorted()).toEqual(['main-b.js', 'main-b.js.br']);
  });

  it('do not start where the folder cannot be written, and say which', async () => {
    writeFileSync(join(folder, 'shared'), 'a file');
    const edge = await startSharingEdge('a');
    await expect(startSharing(edge.edge)).rejects.toMatchObject({ code: 'CONFIG_INVALID', message: expect.stringContaining(`ASSETS_FOLDER "${join(folder, 'shared')}"`) });
  });

  it('do not start with a build that has no list of its files', async () => {
    const edge = await startSharingEdge('a');
    rmSync(join(folder, 'a/builds'), { recursive: true });
    await expect(startSharing(edge.edge)).rejects.toThrow('run the build again');
  });
});
