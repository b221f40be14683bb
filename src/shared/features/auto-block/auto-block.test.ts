import { expect, test } from 'vitest';
import { makeApi, makeArticleSummaries } from '../../../../test/support/fixtures.ts';
import { drawAutoBlockVariant } from './draw-auto-block.ts';
import { loadAutoBlock } from './load-auto-block.ts';

test('variants run from 1 to 4 without repeat, then start anew', () => {
  let history: number[] = [];
  for (let round = 0; round < 4; round += 1) history = drawAutoBlockVariant(history, `7.${round}`).history;
  expect(history.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(drawAutoBlockVariant(history, '7.5').history).toHaveLength(1);
});

test('the same page draws the same variant', () => {
  expect(drawAutoBlockVariant([], '7.1')).toEqual(drawAutoBlockVariant([], '7.1'));
});

test('the article being read is left out of a row of four', async () => {
  const asked: unknown[] = [];
  const api = makeApi({
    autoBlock: (args) => {
      asked.push(args?.query?.v);
      return Promise.resolve({ title: 'Friss cikkek', items: makeArticleSummaries(6, 1) });
    },
  });
  const block = await loadAutoBlock({ api }, { articleId: 2, variant: 3 });
  expect(block?.items.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  expect(asked).toEqual([3]);
});

test('a block with nothing else than the article is no block', async () => {
  const api = makeApi({ autoBlock: () => Promise.resolve({ title: null, items: makeArticleSummaries(1, 2) }) });
  expect(await loadAutoBlock({ api }, { articleId: 2, variant: 3 })).toBeNull();
});
