import { expect, test } from 'vitest';
import { editions, resolveEditionBySlug } from './editions.ts';

// @spec §9
test('each edition has the interaction threshold of the specification', () => {
  expect(editions.main.interactionThreshold).toBe(300);
  expect(editions.regional.interactionThreshold).toBe(100);
});

test('an edition is found by the slug of its site, and no other is', () => {
  expect(resolveEditionBySlug('erdely')?.key).toBe('regional');
  expect(resolveEditionBySlug('lapszel')?.key).toBe('main');
  expect(resolveEditionBySlug('regional')).toBeNull();
});
