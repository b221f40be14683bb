import { expect, test } from 'vitest';
import { raceListSchema } from '../../contract/schemas/formula1.ts';
import { toCompetitions } from './to-competitions.ts';

const race = (id: number, competition: object | null, date: string | null, rest: object = {}) => ({ id, type: 'Verseny', status: 'Scheduled', date, competition, ...rest });
const parse = (items: readonly object[]) => toCompetitions(raceListSchema.parse({ items }).items);

test('races stand by weekend, both in the order of their dates', () => {
  const competitions = parse([
    race(3, { id: 2, name: 'Osztrák Nagydíj' }, '2026-06-28T13:00:00Z'),
    race(2, { id: 1, name: 'Magyar Nagydíj', location: { city: 'Mogyoród', country: 'Magyarország' } }, '2026-06-21T15:00:00+02:00', { laps: { current: null, total: 70 }, circuit: { id: 9 } }),
    race(1, { id: 1, name: 'Magyar Nagydíj' }, '2026-06-20T13:00:00Z', { type: 'Sprint' }),
  ]);
  expect(competitions.map(({ name, races }) => [name, races.map(({ name: session }) => session)])).toEqual([['Magyar Nagydíj', ['Sprint', 'Verseny']], ['Osztrák Nagydíj', ['Verseny']]]);
  expect(competitions[0]).toMatchObject({ city: 'Mogyoród', country: 'Magyarország', races: [{}, { startsAt: Date.UTC(2026, 5, 21, 13) / 1000, laps: { current: null, total: 70 }, circuitId: 9 }] });
});

test('what has no date, or nonsense for one, comes last', () => {
  const competitions = parse([race(1, { id: 1, name: 'A' }, null), race(2, { id: 2, name: 'B' }, 'soon'), race(3, { id: 3, name: 'C' }, '2026-06-28T13:00:00Z')]);
  expect(competitions.map(({ name, races }) => [name, races[0]?.startsAt])).toEqual([['C', Date.UTC(2026, 5, 28, 13) / 1000], ['A', null], ['B', null]]);
});

test('a race of no weekend is left out, one without a name has its place’s', () => {
  expect(parse([race(1, null, null), race(2, { id: 2, location: { city: 'Monza' } }, null), race(3, { id: 3 }, null)]).map(({ name }) => name)).toEqual(['Monza', 'Nagydíj']);
});

test('a date without an hour is a day, in its order', () => {
  const competitions = parse([race(1, { id: 1, name: 'A' }, '2023-03-19'), race(2, { id: 2, name: 'B' }, '2023-03-05'), race(3, { id: 3, name: 'C' }, '2023-13-45')]);
  expect(competitions.map(({ name, races }) => [name, races[0]?.day])).toEqual([['B', '2023-03-05'], ['A', '2023-03-19'], ['C', null]]);
});
