import { expect, test } from 'vitest';
import { seasonPointsSchema } from '../../contract/schemas/formula1.ts';
import { createPointsChart } from './points-chart.ts';

const season = seasonPointsSchema.parse({
  competitions: [{ id: 1, name: 'Magyar Nagydíj' }, { id: 2 }],
  drivers: [{ id: 1, name: 'Anna', points: [25, 43.5] }, { id: 2, points: [null, 25, 99] }],
  teams: [{ id: 3, name: 'Csapat', points: [25] }],
});

test('points are drawn weekend by weekend, and the table names the weekends', () => {
  const chart = createPointsChart(season, 'drivers', 2026);
  expect(chart).toMatchObject({ title: 'A versenyzők pontjai, 2026', summary: 'A pontszámok alakulása 2 versenyhétvégén át. Az élen Anna áll 43,5 ponttal.' });
  expect(chart?.xTicks.map(({ label }) => label)).toEqual(['1.', '2.']);
  expect(chart?.table).toEqual({ columns: ['Anna', 'Ismeretlen versenyző'], rows: [{ label: '1. Magyar Nagydíj', cells: ['25', '–'] }, { label: '2. Nagydíj', cells: ['43,5', '25'] }] });
});

test('the teams have theirs', () => {
  expect(createPointsChart(season, 'teams', 2026)?.table.columns).toEqual(['Csapat']);
});

test('a season without points has no chart', () => {
  expect(createPointsChart({ ...season, teams: [] }, 'teams', 2026)).toBeNull();
  expect(createPointsChart({ ...season, competitions: [] }, 'drivers', 2026)).toBeNull();
});
