import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { distStore, readLedger, recordUse, sharedStore, type AssetStore, type LedgerEntry } from './asset-ledger.ts';
import { ASSETS_KEEP_MS } from './keep-time.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishBuild } from './publish-build.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let root: string;
let shared: AssetStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lapszel-assets-'));
  shared = sharedStore(join(root, 'shared'));
});
afterEach(() => rm(root, { recursive: true }));

const ago = (ms: number) => new Date(NOW - ms).toISOString();
const entry = (buildId: string, names: readonly string[], usedAt = ago(0)): LedgerEntry => ({ buildId, usedAt, files: names.map((name) => `assets/${name}`) });
const sharedFiles = async () => (await readdir(join(root, 'shared/assets'))).toSorted();

/** An edge's own build: each file holds its name, and its brotli form a mark more. */
async function makeDist(name: string, files: readonly string[]): Promise<AssetStore> {
  const store = distStore(join(root, name));
  await mkdir(join(store.files, 'assets'), { recursive: true });
  for (const file of files) {
    await writeFile(join(store.files, 'assets', file), file);
    await writeFile(join(store.files, 'assets', `${file}.br`), `${file} br`);
  }
  return store;
}

async function publish(buildId: string, files: readonly string[], usedAt?: string): Promise<void> {
  await publishBuild(await makeDist(buildId, files), shared, entry(buildId, files, usedAt));
}

test('a build is published with its compressed forms, and nothing half-done stays', async () => {
  await publish('a', ['main-1.js', 'react-1.js']);
  expect(await sharedFiles()).toEqual(['main-1.js', 'main-1.js.br', 'react-1.js', 'react-1.js.br']);
  expect(await readFile(join(root, 'shared/assets/main-1.js.br'), 'utf8')).toBe('main-1.js br');
  expect((await readLedger(shared)).map(({ buildId }) => buildId)).toEqual(['a']);
});

test('a file that is there is not written again', async () => {
  await publish('a', ['main-1.js']);
  await writeFile(join(root, 'shared/assets/main-1.js'), 'the first');
  await publish('b', ['main-1.js', 'main-2.js']);
  expect(await readFile(join(root, 'shared/assets/main-1.js'), 'utf8')).toBe('the first');
});

test('a build whose file is missing cannot be published, and says which', async () => {
  const own = await makeDist('a', []);
  await expect(publishBuild(own, shared, entry('a', ['main-1.js']))).rejects.toThrow('main-1.js');
});

test('edges that start at the same time lose neither files nor entries', async () => {
  const builds = Array.from({ length: 8 }, (_, index) => [`b${index % 4}`, ['react-1.js', `main-${index % 4}.js`]] as const);
  const stores = await Promise.all([0, 1, 2, 3].map((index) => makeDist(`b${index}`, ['react-1.js', `main-${index}.js`])));
  await Promise.all(builds.map(([buildId, files], index) => publishBuild(stores[index % 4] ?? shared, shared, entry(buildId, files))));
  expect((await readLedger(shared)).map(({ buildId }) => buildId).toSorted()).toEqual(['b0', 'b1', 'b2', 'b3']);
  expect(await sharedFiles()).toEqual(['main-0.js', 'main-1.js', 'main-2.js', 'main-3.js', 'react-1.js'].flatMap((name) => [name, `${name}.br`]).toSorted());
});

test('a build that nobody has used for the keep time goes, without what a kept build shares', async () => {
  await publish('old', ['main-1.js', 'react-1.js'], ago(ASSETS_KEEP_MS + 1));
  await publish('new', ['main-2.js', 'react-1.js']);
  expect(await pruneBuilds(shared, NOW)).toEqual(['old']);
  expect(await sharedFiles()).toEqual(['main-2.js', 'main-2.js.br', 'react-1.js', 'react-1.js.br']);
  expect((await readdir(join(root, 'shared/builds'))).toSorted()).toEqual(['new.json']);
});

test('a build used to the last moment of the keep time stays, and so does what nobody recorded', async () => {
  await publish('old', ['main-1.js'], ago(ASSETS_KEEP_MS));
  await writeFile(join(root, 'shared/assets/stranger.js'), '');
  expect(await pruneBuilds(shared, NOW)).toEqual([]);
  expect(await sharedFiles()).toEqual(['main-1.js', 'main-1.js.br', 'stranger.js']);
});

test('an entry that knows of a later use is not set back', async () => {
  await recordUse(shared, entry('a', ['main-1.js'], ago(0)));
  await recordUse(shared, entry('a', ['main-1.js'], ago(1000)));
  expect((await readLedger(shared))[0]?.usedAt).toBe(ago(0));
});

test('an old build that comes back while it is pruned has all its files in the end', async () => {
  for (let round = 0; round < 25; round += 1) {
    const files = [`main-${round}.js`, 'react-1.js'];
    await publish('old', files, ago(ASSETS_KEEP_MS + 1));
    const own = distStore(join(root, 'old'));
    await Promise.all([pruneBuilds(shared, NOW), publishBuild(own, shared, entry('old', files)), pruneBuilds(shared, NOW)]);
    expect(await sharedFiles()).toEqual(expect.arrayContaining(files));
    expect((await readLedger(shared))[0]?.usedAt).toBe(ago(0));
    await rm(join(root, 'shared'), { recursive: true });
  }
});

test('another build that takes over the files of an old one while it is pruned has them in the end', async () => {
  for (let round = 0; round < 25; round += 1) {
    await publish('old', ['main-1.js', 'react-1.js'], ago(ASSETS_KEEP_MS + 1));
    const own = await makeDist('new', ['main-2.js', 'react-1.js']);
    await Promise.all([pruneBuilds(shared, NOW), publishBuild(own, shared, entry('new', ['main-2.js', 'react-1.js']))]);
    expect(await sharedFiles()).toEqual(expect.arrayContaining(['main-2.js', 'react-1.js']));
    await rm(join(root, 'shared'), { recursive: true });
  }
});

test('a file put aside comes back when a build that needs it was recorded meanwhile', async () => {
  await publish('old', ['main-1.js', 'react-1.js'], ago(ASSETS_KEEP_MS + 1));
  await pruneBuilds(shared, NOW, async (what) => {
    if (what === 'files') await recordUse(shared, entry('new', ['react-1.js']));
  });
  expect(await sharedFiles()).toEqual(['react-1.js', 'react-1.js.br']);
});

test('an entry put aside comes back when its build was used since it was read', async () => {
  await publish('old', ['main-1.js'], ago(ASSETS_KEEP_MS + 1));
  const file = join(root, 'shared/builds/old.json');
  await pruneBuilds(shared, NOW, async (what) => {
    // As if it had been written between the look and the step aside.
    if (what === 'entry') await writeFile(`${file}.gone`, JSON.stringify(entry('old', ['main-1.js'])));
  });
  expect((await readLedger(shared))[0]?.usedAt).toBe(ago(0));
  expect(await sharedFiles()).toEqual(['main-1.js', 'main-1.js.br']);
});

test('a prune that was cut off is ended by the next: files needed again come back, the others go', async () => {
  await publish('old', ['main-1.js', 'react-1.js'], ago(ASSETS_KEEP_MS + 1));
  await rename(join(root, 'shared/builds/old.json'), join(root, 'shared/builds/old.json.gone'));
  for (const name of ['main-1.js', 'main-1.js.br', 'react-1.js', 'react-1.js.br']) await rename(join(root, 'shared/assets', name), join(root, 'shared/assets', `${name}.gone`));
  await recordUse(shared, entry('new', ['react-1.js']));
  await pruneBuilds(shared, NOW);
  expect(await sharedFiles()).toEqual(['react-1.js', 'react-1.js.br']);
});

test('an entry that cannot be read stops the prune before anything is deleted', async () => {
  await publish('old', ['main-1.js'], ago(ASSETS_KEEP_MS + 1));
  await writeFile(join(root, 'shared/builds/broken.json'), '{"buildId": "bro');
  await expect(pruneBuilds(shared, NOW)).rejects.toThrow('broken.json');
  expect(await sharedFiles()).toEqual(['main-1.js', 'main-1.js.br']);
});

test.each(['../../etc/passwd', '/etc/passwd', 'assets/../../x'])('an entry that names %s is refused', async (name) => {
  await mkdir(shared.ledger, { recursive: true });
  await writeFile(join(shared.ledger, 'bad.json'), JSON.stringify({ buildId: 'bad', usedAt: ago(0), files: [name] }));
  await expect(readLedger(shared)).rejects.toThrow('bad.json');
});
