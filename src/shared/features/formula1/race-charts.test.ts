import { expect, test } from 'vitest';
import { raceResultSchema } from '../../contract/schemas/formula1.ts';
import { createRaceChart } from './race-charts.ts';

type Row = { readonly grid?: number | null; readonly position?: number | null; readonly positions?: readonly number[] };

const rows = (...given: readonly Row[]) => raceResultSchema.parse({ items: given.map((row, index) => ({ driver: { id: index + 1, name: `V${index + 1}` }, ...row })) }).items;

test('where positions are known the way goes lap by lap from the grid on, and ends where a driver is out', () => {
  const chart = createRaceChart(rows({ grid: 2, position: 1, positions: [2, 1, 1] }, { grid: 1, position: null, positions: [1] }));
  expect(chart?.title).toBe('Helyezések körről körre (3. körig)');
  expect(chart?.table.rows).toEqual([
    { label: 'Rajt', cells: ['2.', '1.'] },
    { label: '1', cells: ['2.', '1.'] },
    { label: '2', cells: ['1.', '–'] },
    { label: '3', cells: ['1.', '–'] },
  ]);
});

test('otherwise it goes from the grid to the flag, for who has both', () => {
  const chart = createRaceChart(rows({ grid: 3, position: 1 }, { grid: 1, position: 2 }, { grid: 2, position: null }, { position: 3 }, { grid: 0, position: 4 }));
  expect(chart?.table).toEqual({ columns: ['V1', 'V2'], rows: [{ label: 'Rajt', cells: ['3.', '1.'] }, { label: 'Cél', cells: ['1.', '2.'] }] });
  expect(chart?.summary).toContain('V1, aki a rajtrácson 3. volt');
});

test.each([[[]], [[{ position: 1 }]], [[{ grid: 1, position: 1 }]]])('%j is nothing to draw', (given) => {
  expect(createRaceChart(rows(...given))).toBeNull();
});

test('who is first is named only where that is known', () => {
  expect(createRaceChart(rows({ grid: 3, position: 2 }, { grid: 1, position: 3 }))?.summary).toBe('Honnan rajtoltak és hányadikak lettek a versenyzők.');
  expect(createRaceChart(rows({ positions: [1] }))?.summary).toBe('A versenyzők helyezése a rajttól 1 körön át.');
});
