import { expect, test } from 'vitest';
import { READ_EVERY_MS, createFolderNames } from './folder-names.ts';

/** A folder whose readings and pauses a test can count; time passes by waiting only. */
function makeFolder(...names: string[]) {
  const folder = { names, readings: 0, clockMs: 1_000_000 };
  const lookup = createFolderNames({
    readNames: () => {
      folder.readings += 1;
      return Promise.resolve([...folder.names]);
    },
    clock: () => folder.clockMs,
    wait: (ms) => {
      folder.clockMs += ms;
      return Promise.resolve();
    },
  });
  return { folder, lookup };
}

test('a known name is answered without the disk', async () => {
  const { folder, lookup } = makeFolder('main-1.js');
  expect(await lookup.hasNow('main-1.js')).toBe(true);
  expect(await lookup.hasNow('main-1.js')).toBe(true);
  expect(folder.readings).toBe(1);
});

test('a name that came since the last reading is found, however short that is ago', async () => {
  const { folder, lookup } = makeFolder();
  expect(await lookup.hasNow('main-2.js')).toBe(false);
  folder.names.push('main-2.js');
  expect(await lookup.hasNow('main-2.js')).toBe(true);
});

test('a thousand unknown names at once cost one reading', async () => {
  const { folder, lookup } = makeFolder();
  const found = await Promise.all(Array.from({ length: 1000 }, (_, index) => lookup.hasNow(`nonsense-${index}.js`)));
  expect(found.some(Boolean)).toBe(false);
  expect(folder.readings).toBe(1);
});

test('unknown names one after another are held to four readings a second', async () => {
  const { folder, lookup } = makeFolder();
  const startedAt = folder.clockMs;
  for (let count = 0; count < 20; count += 1) await lookup.hasNow(`nonsense-${count}.js`);
  expect(folder.readings).toBe(20);
  expect(folder.clockMs - startedAt).toBe(19 * READ_EVERY_MS);
});

test('after a reading that failed the next one is tried', async () => {
  let isBroken = true;
  const lookup = createFolderNames({ readNames: () => (isBroken ? Promise.reject(new Error('no folder')) : Promise.resolve(['a.js'])), clock: () => 0, wait: () => Promise.resolve() });
  await expect(lookup.hasNow('a.js')).rejects.toThrow('no folder');
  isBroken = false;
  expect(await lookup.hasNow('a.js')).toBe(true);
});
