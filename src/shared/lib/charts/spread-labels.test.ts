import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels that have room stay where their lines end', () => {
  expect(spreadLabels([80, 10, 45], 6)).toEqual([80, 10, 45]);
});

test('labels on each other move apart and keep their order', () => {
  const placed = spreadLabels([50, 50, 49], 6);
  expect(placed).toEqual([55, 61, 49]);
});

test('no label leaves the plot at the bottom', () => {
  expect(spreadLabels([99, 100, 98], 6)).toEqual([94, 100, 88]);
});
