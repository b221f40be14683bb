import { expect, test } from 'vitest';
import { resolvePhase, splitByPhase } from './phase-labels.ts';

const count = (matches: number) => Array.from({ length: matches }, (_, index) => index);
const starts = (league: number, matches: number) => splitByPhase(league, count(matches)).map(({ phase, matches: part }) => [phase, part[0]]);

// @spec §9 Football tournament labels
test('league 1 has its labels at 0, 16, 32, 48, 56, 60, 62 and 63', () => {
  expect(starts(1, 64)).toEqual([['matchday1', 0], ['matchday2', 16], ['matchday3', 32], ['roundOf16', 48], ['quarterfinal', 56], ['semifinal', 60], ['bronze', 62], ['final', 63]]);
});

// @spec §9 Football tournament labels
test('league 4 has its labels at 0, 12, 24, 36, 44, 48 and 50, and no match for bronze', () => {
  expect(starts(4, 51)).toEqual([['matchday1', 0], ['matchday2', 12], ['matchday3', 24], ['roundOf16', 36], ['quarterfinal', 44], ['semifinal', 48], ['final', 50]]);
});

test('a tournament that has not been drawn to its end has the labels of what there is', () => {
  expect(starts(4, 36).map(([phase]) => phase)).toEqual(['matchday1', 'matchday2', 'matchday3']);
});

test('the phase of a match goes by its index; a league has none', () => {
  expect([resolvePhase(1, 61), resolvePhase(1, 62), resolvePhase(1, 63), resolvePhase(39, 0), resolvePhase(null, 0)]).toEqual(['semifinal', 'bronze', 'final', null, null]);
  expect(splitByPhase(39, count(10))).toEqual([]);
});
