import { expect, test } from 'vitest';
import { raceResultSchema } from '../../contract/schemas/formula1.ts';
import { parseRace } from './race-transport.ts';

const bare = { items: [{ driver: { id: 4, name: 'Anna' } }, { driver: { id: 5 }, team: { id: 1 } }] };
const answer = (rest: object = {}) => raceResultSchema.parse({ ...bare, ...rest });

test('an answer of the edge is read as it is', () => {
  expect(parseRace(answer({ status: 'Completed', laps: { current: 58, total: 58 } }))).toMatchObject({ status: 'completed', laps: { current: 58, total: 58 }, rows: [{ driver: { name: 'Anna' } }, { team: { id: 1 } }] });
});

test('a race whose status is not told goes on', () => {
  expect(parseRace(answer())).toMatchObject({ status: 'live', laps: null });
});

test.each([null, 'hiba', {}, { items: {} }, { items: [{ driver: null }] }, { items: [{ driver: { id: 1 }, team: 'x' }] }])('%j is no race', (value) => {
  expect(parseRace(value)).toBeNull();
});
