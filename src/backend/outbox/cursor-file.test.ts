import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCursorFile } from './cursor-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cursors-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('cursors outlive the run, by edge', async () => {
  const path = join(folder, 'new/cursors.json');
  const first = createCursorFile(path);
  expect(await first.load('http://a')).toBeNull();
  await Promise.all([first.save('http://a', 7), first.save('http://b', 3), first.save('http://a', 8)]);
  const second = createCursorFile(path);
  expect(await second.load('http://a')).toBe(8);
  expect(await second.load('http://b')).toBe(3);
});

test.each(['', '{', 'null', '{"http://a":"x"}', '[1]'])('a file with %j says nothing', async (text) => {
  const path = join(folder, 'cursors.json');
  await writeFile(path, text);
  expect(await createCursorFile(path).load('http://a')).toBeNull();
});
