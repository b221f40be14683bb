import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordBuild } from './record-build.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'lapszel-record-'));
  await mkdir(join(dist, 'client/assets'), { recursive: true });
});
afterEach(() => rm(dist, { recursive: true }));

/** What a build does at its end, on a day after the first one. */
async function build(day: number, buildId: string, ...names: string[]): Promise<string[]> {
  const files = names.map((name) => `assets/${name}`);
  for (const file of files) await writeFile(join(dist, 'client', file), file);
  await recordBuild(dist, { buildId, files }, START + day * DAY_MS);
  await writeFile(join(dist, 'assets.json'), JSON.stringify({ buildId }));
  return (await readdir(join(dist, 'client/assets'))).toSorted();
}

test('a build that was in use until now keeps its files, however old it is', async () => {
  await build(0, 'a', 'main-1.js');
  expect(await build(90, 'b', 'main-2.js')).toEqual(['main-1.js', 'main-2.js']);
});

test('the files of a build that was replaced a month ago go, except those that a kept build shares', async () => {
  await build(0, 'a', 'main-1.js', 'react-1.js');
  await build(10, 'b', 'main-2.js', 'react-1.js');
  expect(await build(40, 'c', 'main-3.js', 'react-1.js')).toEqual(['main-1.js', 'main-2.js', 'main-3.js', 'react-1.js']);
  expect(await build(41, 'd', 'main-4.js', 'react-1.js')).toEqual(['main-2.js', 'main-3.js', 'main-4.js', 'react-1.js']);
});

test('a build that is made again counts from then', async () => {
  await build(0, 'a', 'main-1.js');
  await build(1, 'b', 'main-2.js');
  await build(25, 'a', 'main-1.js');
  expect(await build(50, 'c', 'main-3.js')).toContain('main-1.js');
});
