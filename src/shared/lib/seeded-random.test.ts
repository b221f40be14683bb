import { expect, test } from 'vitest';
import { seededRandom, seededSample } from './seeded-random.ts';

const take = (random: () => number, count: number) => Array.from({ length: count }, random);

test('one seed gives one sequence, another seed another', () => {
  expect(take(seededRandom('cikk-1'), 5)).toEqual(take(seededRandom('cikk-1'), 5));
  expect(take(seededRandom('cikk-1'), 5)).not.toEqual(take(seededRandom('cikk-2'), 5));
});

test('numbers lie from 0 to 1 and spread evenly', () => {
  const numbers = take(seededRandom('szórás'), 10_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const hits = numbers.filter((value) => Math.floor(value * 10) === tenth).length;
    expect(hits).toBeGreaterThan(850);
    expect(hits).toBeLessThan(1150);
  }
});

test('a sample has different items, as many as asked for or as there are', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  const sample = seededSample(items, 4, seededRandom('x'));
  expect(new Set(sample).size).toBe(4);
  expect(items).toEqual(expect.arrayContaining(sample));
  expect(seededSample(items, 9, seededRandom('x')).toSorted()).toEqual(items);
  expect(seededSample(items, 0, seededRandom('x'))).toEqual([]);
});

test('a sample leaves its source alone', () => {
  const items = [1, 2, 3];
  seededSample(items, 2, seededRandom('x'));
  expect(items).toEqual([1, 2, 3]);
});

test('every item has its turn', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 600; seed += 1) {
    for (const item of seededSample([1, 2, 3, 4, 5, 6], 1, seededRandom(`mag-${seed}`))) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  expect([...counts.values()].every((count) => count > 60 && count < 140)).toBe(true);
});
