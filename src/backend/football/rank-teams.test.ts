import { expect, test } from 'vitest';
import type { PlayedMatch } from './finished.ts';
import { rankTeams, type TieRule } from './rank-teams.ts';

/** `1-2 3:0` is a match of the teams 1 and 2. */
const toMatches = (...lines: string[]): PlayedMatch[] =>
  lines.map((line) => {
    const [home = 0, away = 0, homeGoals = 0, awayGoals = 0] = line.split(/[- :]/).map(Number);
    return { home, away, homeGoals, awayGoals };
  });

const HEAD_TO_HEAD: readonly TieRule[] = ['headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals'];
const DIFFERENCE: readonly TieRule[] = ['difference', 'goals'];
// Two teams with six points each: 1 has beaten 2, and 2 has the better difference.
const level = toMatches('1-2 1:0', '1-3 1:0', '2-3 5:0', '4-1 1:0', '2-4 3:0', '3-4 0:0');

test('where head to head comes first, who has won it stands before who has more goals', () => {
  expect(rankTeams([1, 2, 3, 4], level, { ties: [...HEAD_TO_HEAD, ...DIFFERENCE] }).slice(0, 2)).toEqual([[1], [2]]);
  expect(rankTeams([1, 2, 3, 4], level, { ties: [...DIFFERENCE, ...HEAD_TO_HEAD] }).slice(0, 2)).toEqual([[2], [1]]);
});

test('where head to head has parted one of three, it is asked anew among the other two', () => {
  const circle = toMatches('1-2 3:0', '2-3 1:0', '3-1 4:3');
  // Differences among the three: 1 +2, 2 −2, 3 0.
  expect(rankTeams([1, 2, 3], circle, { ties: HEAD_TO_HEAD })).toEqual([[1], [3], [2]]);
  const shared = toMatches('1-2 2:0', '2-3 3:1', '3-1 2:0');
  // Level in difference (0 each); goals part 2 and 3 (three each) from 1 (two), and then their own match counts.
  expect(rankTeams([1, 2, 3], shared, { ties: HEAD_TO_HEAD })).toEqual([[2], [3], [1]]);
});

test('teams that nothing parts stay together, unless it was decided off the field', () => {
  const same = toMatches('1-2 1:1', '1-3 2:0', '2-3 2:0');
  expect(rankTeams([1, 2, 3], same, { ties: [...HEAD_TO_HEAD, ...DIFFERENCE] })).toEqual([[1, 2], [3]]);
  expect(rankTeams([1, 2, 3], same, { ties: [...HEAD_TO_HEAD, ...DIFFERENCE], decided: [2, 1] })).toEqual([[2], [1], [3]]);
});

test('wins part who is level where the rules say so', () => {
  const matches = toMatches('1-3 1:0', '1-4 0:1', '1-5 0:1', '2-3 0:0', '2-4 0:0', '2-5 0:0');
  expect(rankTeams([1, 2], matches, { ties: ['wins'] })).toEqual([[1], [2]]);
  expect(rankTeams([1, 2], matches, { ties: [] })).toEqual([[1, 2]]);
});

test('of four who are level, head to head is asked whole before it is asked anew among two of them', () => {
  // As in group E of Euro 2024: 2 has beaten 1, and 1 has more goals in the matches of all four.
  const four = toMatches('1-4 3:0', '2-3 0:1', '3-4 1:2', '2-1 2:0', '3-1 1:1', '4-2 0:0');
  expect(rankTeams([1, 2, 3, 4], four, { ties: HEAD_TO_HEAD })).toEqual([[1], [2], [3], [4]]);
});
