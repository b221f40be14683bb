import { mkdtemp, readFile, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVariantCache } from './variant-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => (path: string) => writeFile(path, text);

test('what was stored is found, also by the next run', async () => {
  const cache = createVariantCache({ folder, maxBytes: 100 });
  expect(await cache.find('aa1.jpeg')).toBeNull();
  const path = await cache.store('aa1.jpeg', write('one'));
  expect(await readFile(path, 'utf8')).toBe('one');
  expect(await cache.find('aa1.jpeg')).toBe(path);
  expect(await createVariantCache({ folder, maxBytes: 100 }).find('aa1.jpeg')).toBe(path);
});

test('what was asked for longest ago goes first', async () => {
  const cache = createVariantCache({ folder, maxBytes: 25 });
  for (const name of ['aa1', 'bb2', 'cc3']) {
    await cache.store(name, write('0123456789'));
    await cache.find('aa1');
  }
  expect(await cache.find('bb2')).toBeNull();
  expect(await cache.find('aa1')).not.toBeNull();
  expect(await cache.find('cc3')).not.toBeNull();
});

test('the next run keeps to the bytes as well, by age', async () => {
  const first = createVariantCache({ folder, maxBytes: 100 });
  await utimes(await first.store('aa1', write('0123456789')), 2000, 2000);
  await utimes(await first.store('bb2', write('0123456789')), 1000, 1000);
  const second = createVariantCache({ folder, maxBytes: 15 });
  expect(await second.find('bb2')).toBeNull();
  expect(await second.find('aa1')).not.toBeNull();
});

test('a failed write leaves nothing', async () => {
  const cache = createVariantCache({ folder, maxBytes: 100 });
  const failing = cache.store('aa1', async (path) => {
    await writeFile(path, 'half');
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(await cache.find('aa1')).toBeNull();
  expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([]);
});

test('what a crash left unfinished goes, and is never found', async () => {
  await mkdir(join(folder, 'aa'));
  await writeFile(join(folder, 'x.tmp'), 'half');
  const cache = createVariantCache({ folder, maxBytes: 100 });
  expect(await cache.find('x.tmp')).toBeNull();
  expect(await readdir(folder)).toEqual(['aa']);
});

test('a file that somebody removed is made again', async () => {
  const cache = createVariantCache({ folder, maxBytes: 100 });
  await rm(await cache.store('aa1', write('one')));
  expect(await cache.find('aa1')).toBeNull();
  await cache.store('aa1', write('two'));
  expect(await cache.find('aa1')).not.toBeNull();
});
