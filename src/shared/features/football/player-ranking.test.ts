import { expect, test } from 'vitest';
import { playerListSchema } from '../../contract/schemas/football.ts';
import { toRankedPlayers } from './player-ranking.ts';

const player = (name: string, numbers: object) => ({ player: { name }, statistics: [{ team: { name: 'Bodrogvár' }, ...numbers }] });
const rows = (...given: object[]) => playerListSchema.parse({ items: given }).items;
const read = (list: ReturnType<typeof toRankedPlayers>) => list.map(({ rank, player: { name }, score }) => [rank, name, score]);

// @spec §5 Top scorers §5 Ranking ties
test('top scorers have more than 0 goals, most first; ties share a rank that the others leave blank', () => {
  const goals = (total: number | null) => ({ goals: { total } });
  expect(read(toRankedPlayers('gol', rows(player('a', goals(2)), player('b', goals(0)), player('c', goals(5)), player('d', goals(2)), player('e', goals(null)), player('f', goals(1)))))).toEqual([[1, 'c', 5], [2, 'a', 2], [null, 'd', 2], [4, 'f', 1]]);
});

// @spec §5 yellow list
test('the yellow list needs more than 0 yellow cards', () => {
  expect(read(toRankedPlayers('sarga', rows(player('a', { cards: { yellow: 0, red: 3 } }), player('b', { cards: { yellow: 1 } }))))).toEqual([[1, 'b', 1]]);
});

// @spec §5 red list
test('the red list counts reds and second yellows together', () => {
  const list = toRankedPlayers('piros', rows(player('a', { cards: { red: 1, yellowred: null } }), player('b', { cards: { red: 1, yellowred: 2 } }), player('c', { cards: { red: 0, yellowred: 0, yellow: 9 } })));
  expect(read(list)).toEqual([[1, 'b', 3], [2, 'a', 1]]);
  expect(list[0]?.secondYellows).toBe(2);
});
