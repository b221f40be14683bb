import { expect, test } from 'vitest';
import { fixtureSchema } from '../../contract/schemas/football.ts';
import { AWAY, HOME, makeMatch } from '../../../../test/support/football.ts';
import { toHomeShare, toStatisticsRows } from './statistics.ts';

const read = (statistics: object[]) => toStatisticsRows(fixtureSchema.parse({ fixture: { id: 1 }, teams: { home: HOME, away: AWAY }, statistics }));

test('both teams’ numbers stand in a row, in Hungarian, with the home team’s share', () => {
  expect(toStatisticsRows(makeMatch())).toEqual([{ name: 'Labdabirtoklás', home: '61%', away: '39%', homeShare: 61 }, { name: 'Összes lövés', home: '12', away: '4', homeShare: 75 }]);
});

test('teams are told by their ids, not by their order', () => {
  const [home, away] = makeMatch().statistics;
  expect(read([away ?? {}, home ?? {}])[0]).toMatchObject({ home: '61%', away: '39%' });
});

test('a number that only one team has stands alone, and one that nobody has not at all', () => {
  expect(read([{ team: HOME, statistics: [{ type: 'Fouls', value: 3 }, { type: 'Offsides', value: null }] }])).toEqual([{ name: 'Szabálytalanság', home: '3', away: '–', homeShare: null }]);
});

test.each([[0, 0, null], ['1.5', 0.5, 75], ['sok', 1, null], [null, 1, null], [0, 3, 0]])('%j and %j share as %j', (home, away, share) => {
  expect(toHomeShare(home, away)).toBe(share);
});
