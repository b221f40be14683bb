import { expect, test } from 'vitest';
import { makeMatch } from '../../../../test/support/football.ts';
import { toPitchPlaces, toStarters } from './pitch-places.ts';

const [lineup] = makeMatch().lineups;
if (lineup === undefined) throw new Error('The fixture has no line-up.');
const starters = toStarters(lineup);

// @spec §2.8 §9 Line-ups
test('eleven start, however many the service lists', () => {
  expect(lineup.startXI).toHaveLength(12);
  expect(starters).toHaveLength(11);
});

test('the goalkeeper stands at the bottom, the lines one over the other, each spread over the width', () => {
  const places = toPitchPlaces(starters);
  expect(places).toHaveLength(11);
  expect(places[0]).toMatchObject({ player: { number: 1 }, x: 50, y: 87.5 });
  expect(places.filter(({ y }) => y === 62.5).map(({ player, x }) => [player.number, x])).toEqual([[5, 12.5], [4, 37.5], [3, 62.5], [2, 87.5]]);
  expect(places.filter(({ y }) => y === 12.5)).toHaveLength(3);
});

test('without a grid the positions say where the lines are; without both nobody is drawn', () => {
  const lines = toPitchPlaces(starters.map((player) => ({ ...player, grid: null })));
  expect([...Map.groupBy(lines, ({ y }) => y).values()].map((line) => line.length)).toEqual([1, 4, 3, 3]);
  expect(toPitchPlaces(starters.map((player) => ({ ...player, grid: null, pos: null })))).toEqual([]);
  expect(toPitchPlaces([])).toEqual([]);
});
