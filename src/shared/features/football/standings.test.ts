import { expect, test } from 'vitest';
import { standingsSchema } from '../../contract/schemas/football.ts';
import { toForm, toStandingGroups } from './standings.ts';

const rows = (...given: object[]) => standingsSchema.parse({ items: given }).items;

// @spec §2.8 Standings
test('each group has a table of its own, in the order of its ranks', () => {
  const groups = toStandingGroups(rows({ rank: 2, group: 'A', team: { name: 'a2' } }, { rank: 1, group: 'B', team: { name: 'b1' } }, { rank: 1, group: 'A', team: { name: 'a1' } }));
  expect(groups.map(({ name, rows: members }) => [name, ...members.map(({ row }) => row.team.name)])).toEqual([['A', 'a1', 'a2'], ['B', 'b1']]);
});

// @spec §5 Ranking ties
test('tied teams share a rank, which only the first one shows', () => {
  const [table] = toStandingGroups(rows({ rank: 1 }, { rank: 2 }, { rank: 2 }, { rank: 4 }));
  expect(table?.rows.map(({ rank }) => rank)).toEqual([1, 2, null, 4]);
});

test('the form is the last five matches, the newest last', () => {
  expect(toForm({ form: 'LLWDW?W' })).toEqual(['L', 'W', 'D', 'W', 'W']);
  expect(toForm({ form: null })).toEqual([]);
});
