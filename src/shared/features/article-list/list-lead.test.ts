import { expect, test } from 'vitest';
import { toListLead } from './list-lead.ts';

const words = (count: number) => Array.from({ length: count }, () => 'négy').join(' ');

test('the recommender is cut at 200 characters', () => {
  const lead = toListLead({ recommender: words(60), lead: 'Lead' });
  expect(lead).toBe(`${words(40)}...`);
  expect(lead?.length).toBeLessThanOrEqual(203);
});

test('a recommender of 200 characters stays whole', () => {
  expect(toListLead({ recommender: 'x'.repeat(200), lead: null })).toBe('x'.repeat(200));
});

test.each([null, '', '  '])('without a recommender (%j) the lead is cut at 90 characters', (recommender) => {
  const lead = toListLead({ recommender, lead: words(60) });
  expect(lead).toBe(`${words(18)}...`);
  expect(lead?.length).toBeLessThanOrEqual(93);
});

test('without either there is none', () => {
  expect(toListLead({ recommender: null, lead: ' ' })).toBeNull();
});
