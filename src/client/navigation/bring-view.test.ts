import { expect, test } from 'vitest';
import { decideFailureKind } from '../boot/load-failure.ts';
import { bringView } from './bring-view.ts';

const View = () => null;
const ARTICLE = { page: 'article', data: null } as const;

/** A chunk that does not come for the first times. */
function makeChunk(failures: number) {
  let asked = 0;
  return { asked: () => asked, load: () => ((asked += 1) <= failures ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(View)) };
}

test('a chunk that does not come is asked for once more', async () => {
  const chunk = makeChunk(1);
  expect(await bringView(ARTICLE, chunk.load)).toBe(View);
  expect(chunk.asked()).toBe(2);
});

test('a chunk that does not come twice is a chunk failure', async () => {
  const chunk = makeChunk(2);
  const failure: unknown = await bringView(ARTICLE, chunk.load).catch((error: unknown) => error);
  expect(decideFailureKind(failure)).toBe('chunk');
  expect(chunk.asked()).toBe(2);
});

test('a defect is no failure to load', () => {
  expect(decideFailureKind(new TypeError('x is not a function'))).toBe(null);
});
