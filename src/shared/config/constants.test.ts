import { expect, test } from 'vitest';
import { FOOTBALL_PHASE_FIRST_INDEX, IMAGE_DENSITIES, IMAGE_WIDTHS_PX, RECOMMENDER_LIST_MAX_ITEMS } from './constants.ts';

test('football phases begin at the fixture indexes of the specification', () => {
  expect(Object.values(FOOTBALL_PHASE_FIRST_INDEX[1])).toEqual([0, 16, 32, 48, 56, 60, 62, 63]);
  expect(Object.values(FOOTBALL_PHASE_FIRST_INDEX[4])).toEqual([0, 12, 24, 36, 44, 48, 50]);
});

test('the recommender takes what the specification allows', () => {
  expect(RECOMMENDER_LIST_MAX_ITEMS).toEqual({ special: 4, breaking: 6, important: 4, newest: 4, favorite: 6, pr: 3 });
});

test('pictures have the widths and densities of the specification', () => {
  expect(Object.values(IMAGE_WIDTHS_PX)).toEqual([375, 500, 768, 1200]);
  expect(IMAGE_DENSITIES).toEqual([1, 1.25, 2, 3, 4]);
});
