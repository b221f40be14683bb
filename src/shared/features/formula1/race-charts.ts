import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceResultRow } from '../../contract/schemas/formula1.ts';
import { createLineChart, type LineChart } from '../../lib/charts/line-chart.ts';

const { charts: texts, table } = formula1Texts;

/**
 * The drivers' way through a race: lap by lap where the data service knows it, from the grid to the flag otherwise;
 * null where it knows neither.
 */
export function createRaceChart(rows: readonly RaceResultRow[]): LineChart | null {
  return createPositionChart(rows) ?? createSlopeChart(rows);
}

function createPositionChart(rows: readonly RaceResultRow[]): LineChart | null {
  const laps = Math.max(0, ...rows.map(({ positions }) => positions.length));
  if (laps === 0) return null;
  const leader = findFirst(rows);
  const count = Array.from({ length: laps }, (_, index) => index);
  return createLineChart({
    title: texts.positions(laps),
    summary: texts.positionsSummary(laps) + (leader === null ? '' : texts.leader(toName(leader))),
    labels: [texts.start, ...count.map((index) => String(index + 1))],
    series: rows.map((row) => ({ label: toName(row), values: [row.grid, ...count.map((index) => row.positions[index] ?? null)] })),
    formatValue: texts.position,
    lowIsBest: true,
  });
}

function createSlopeChart(rows: readonly RaceResultRow[]): LineChart | null {
  const started = rows.filter(({ grid, position }) => grid !== null && grid > 0 && position !== null);
  if (started.length < 2) return null;
  const winner = findFirst(started);
  return createLineChart({
    title: texts.slope,
    summary: texts.slopeSummary + (winner === null || winner.grid === null ? '' : texts.winner(toName(winner), winner.grid)),
    labels: [texts.start, texts.finish],
    series: started.map((row) => ({ label: toName(row), values: [row.grid, row.position] })),
    formatValue: texts.position,
    lowIsBest: true,
  });
}

function findFirst(rows: readonly RaceResultRow[]): RaceResultRow | null {
  return rows.find(({ position }) => position === 1) ?? null;
}

function toName({ driver }: RaceResultRow): string {
  return driver.name ?? table.unknownDriver;
}
