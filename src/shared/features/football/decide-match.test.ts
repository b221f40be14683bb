import { expect, test } from 'vitest';
import { BARE_MATCH, makeMatch } from '../../../../test/support/football.ts';
import { decideMatch } from './decide-match.ts';
import { decideShownMatches } from './decide-shown-matches.ts';

const NOW = 1_000_000;
const at = (id: number, distance: number, short = 'NS') => makeMatch({ id, timestamp: NOW + distance, short });
const idOf = (...matches: Parameters<typeof decideMatch>[0][number][]) => decideMatch(matches, NOW)?.fixture.id ?? null;

test('a match that is being played comes before one that is nearer', () => {
  expect(idOf(at(1, 60), at(2, -7000, '2H'), at(3, -4000, '1H'))).toBe(3);
});

test('else the nearest in time, whether it was or will be', () => {
  expect(idOf(at(1, 5000), at(2, -4000, 'FT'), at(3, 9000))).toBe(2);
});

test('there is none among none, nor among those of no league', () => {
  expect([idOf(), idOf(BARE_MATCH)]).toEqual([null, null]);
});

test('a box shows what is being played and what is nearest, in the order of kick-off', () => {
  const matches = [at(1, -90_000, 'FT'), at(2, -9000, 'ET'), at(3, -4000, 'FT'), at(4, 3000), at(5, 80_000)];
  expect(decideShownMatches(matches, NOW, 3).map(({ fixture }) => fixture.id)).toEqual([2, 3, 4]);
});
