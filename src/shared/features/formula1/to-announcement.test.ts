import { expect, test } from 'vitest';
import type { RaceState, RaceStatus } from './formula1-data.ts';
import { toAnnouncement } from './to-announcement.ts';

type Order = readonly (readonly [name: string, time: string])[];

const state = (status: RaceStatus, order: Order): RaceState => ({
  status,
  laps: null,
  rows: order.map(([name, time], index) => ({ position: time === 'DNF' ? null : index + 1, driver: { id: name.length, name, image: null }, team: null, time, grid: null, laps: null, points: null })),
});

const first: Order = [['Anna', '10:00'], ['Bence', '+1'], ['Cili', '+2']];
const overtaken: Order = [['Bence', '10:01'], ['Anna', '+1'], ['Cili', '+2']];
const retired: Order = [['Anna', '10:00'], ['Cili', '+2'], ['Bence', 'DNF']];

test.each<[string, RaceState, RaceState, string | null]>([
  ['nothing new', state('live', first), state('live', first), null],
  ['a new leader', state('live', first), state('live', overtaken), 'Az élen: Bence.'],
  ['who is out', state('live', first), state('live', retired), 'Kiesett: Bence.'],
  ['who was out before', state('live', retired), state('live', retired), null],
  ['the end', state('live', first), state('completed', overtaken), 'A futam véget ért. Győztes: Bence.'],
  ['the end without a result', state('live', first), state('completed', []), 'A futam véget ért.'],
  ['a correction after the end', state('completed', first), state('completed', overtaken), null],
])('%s is announced so', (_, before, after, text) => {
  expect(toAnnouncement(before, after)).toBe(text);
});
