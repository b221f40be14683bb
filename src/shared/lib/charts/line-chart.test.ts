import { describe, expect, test } from 'vitest';
import { createLineChart, MAX_DRAWN_LINES } from './line-chart.ts';

const input = { title: 'Pontok', summary: 'Két csapat pontjai.', formatValue: String };

describe('the drawing', () => {
  test('spans the plot, higher values above lower ones', () => {
    const chart = createLineChart({ ...input, labels: ['1.', '2.', '3.'], series: [{ label: 'A', values: [0, 5, 10] }] });
    expect(chart.xs).toEqual([0, 50, 100]);
    expect(chart.lines[0]).toMatchObject({ path: 'M0,100L50,50L100,0', ys: [100, 50, 0], end: { x: 100, y: 0 } });
    expect(chart.yTicks.map(({ label }) => label)).toEqual(['0', '2', '4', '6', '8', '10']);
  });

  test('a missing value breaks the line, and the last value that there is carries the label', () => {
    const chart = createLineChart({ ...input, labels: ['1.', '2.', '3.', '4.', '5.'], series: [{ label: 'A', values: [0, null, 10, 10, null] }] });
    expect(chart.lines[0]?.path).toBe('M0,100ZM50,0L75,0');
    expect(chart.lines[0]?.end).toMatchObject({ x: 75, y: 0 });
  });

  test('places have the best one at the top, and no place 0', () => {
    const chart = createLineChart({ ...input, lowIsBest: true, labels: ['1.', '2.'], series: [{ label: 'A', values: [1, 20] }] });
    expect(chart.lines[0]?.ys).toEqual([0, 100]);
    expect(chart.yTicks.map(({ label }) => label)).toEqual(['1', '5', '10', '15', '20']);
  });

  test('days stand as far apart as they are', () => {
    const chart = createLineChart({ ...input, labels: ['1.', '2.', '8.'], positions: [100, 101, 107], series: [{ label: 'A', values: [1, 2, 3] }] });
    expect(chart.xs).toEqual([0, 14.29, 100]);
  });

  test('at most eight lines are drawn; those without a value are none', () => {
    const series = Array.from({ length: 11 }, (_, index) => ({ label: `${index}`, values: index === 0 ? [null, null] : [index, 1] }));
    const chart = createLineChart({ ...input, labels: ['1.', '2.'], series });
    expect(chart.lines.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(chart.lines).toHaveLength(MAX_DRAWN_LINES);
    expect(chart.table.columns).toHaveLength(11);
  });

  test('the axis names both ends, the middle and the quarters, each once', () => {
    const labels = Array.from({ length: 9 }, (_, index) => `${index}`);
    expect(createLineChart({ ...input, labels, series: [] }).xTicks.map(({ label }) => label)).toEqual(['0', '8', '4', '2', '6']);
    expect(createLineChart({ ...input, labels: ['a', 'b'], series: [] }).xTicks.map(({ label }) => label)).toEqual(['a', 'b']);
  });

  test('labels that would lie on each other, or say the same, are left out of the axis', () => {
    const ticksOf = (labels: string[], positions: number[]) => createLineChart({ ...input, labels, positions, series: [] }).xTicks.map(({ label }) => label);
    expect(ticksOf(['a', 'b', 'c', 'd'], [0, 10, 20, 100])).toEqual(['a', 'd', 'c']);
    expect(ticksOf(['a', 'b', 'c'], [0, 10, 100])).toEqual(['a', 'c']);
    expect(ticksOf(['máj.', 'máj.', 'jún.'], [0, 50, 100])).toEqual(['máj.', 'jún.']);
  });
});

describe('without much to draw', () => {
  test.each([
    [[], []],
    [['1.'], [{ label: 'A', values: [] }]],
    [['1.'], [{ label: 'A', values: [null] }]],
  ])('there is no line: %j', (labels, series) => {
    const chart = createLineChart({ ...input, labels, series });
    expect(chart.lines).toEqual([]);
    expect([...chart.xs, ...[...chart.xTicks, ...chart.yTicks].map(({ at }) => at)].every(Number.isFinite)).toBe(true);
  });

  test('one value is a dot in the middle', () => {
    const [line] = createLineChart({ ...input, labels: ['1.'], series: [{ label: 'A', values: [7] }] }).lines;
    expect(line).toMatchObject({ path: 'M50,50Z', end: { x: 50, y: 50 } });
  });
});

test('the table has every number in words of the page, a dash for what is missing', () => {
  const { table } = createLineChart({ ...input, formatValue: (value) => `${value} pont`, labels: ['1.', '2.'], series: [{ label: 'A', values: [1] }, { label: 'B', values: [2, 3] }] });
  expect(table).toEqual({ columns: ['A', 'B'], rows: [{ label: '1.', cells: ['1 pont', '2 pont'] }, { label: '2.', cells: ['–', '3 pont'] }] });
});
