import { formula1Texts } from '../../config/texts-formula1.ts';
import type { SeasonPoints } from '../../contract/schemas/formula1.ts';
import { createLineChart, type LineChart } from '../../lib/charts/line-chart.ts';
import { formatNumber } from '../../lib/format-number.ts';

const { charts: texts, table, calendar } = formula1Texts;

/** The sums of points from weekend to weekend; null where there are none. */
export function createPointsChart({ competitions, ...points }: SeasonPoints, of: 'drivers' | 'teams', season: number): LineChart | null {
  const lines = points[of].map((line) => ({ label: line.name ?? (of === 'drivers' ? table.unknownDriver : table.unknownTeam), values: line.points.slice(0, competitions.length) }));
  const [leader] = lines;
  if (leader === undefined || competitions.length === 0) return null;
  const most = leader.values.findLast((value) => value !== null) ?? null;
  const chart = createLineChart({
    title: texts.points[of](season),
    summary: texts.pointsSummary(competitions.length) + (most === null ? '' : texts.pointsLeader(leader.label, formatNumber(most))),
    labels: competitions.map((_, index) => texts.position(index + 1)),
    series: lines,
    formatValue: (value) => formatNumber(value),
  });
  // The axis has room for numbers only, the table for names too.
  const rows = chart.table.rows.map((row, index) => ({ ...row, label: texts.round(index + 1, competitions[index]?.name ?? calendar.unnamed) }));
  return { ...chart, table: { ...chart.table, rows } };
}
