import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { chartTexts } from '../../config/texts-charts.ts';
import { spreadLabels } from './spread-labels.ts';

/** More lines than these cannot be told apart; the others stand in the table. */
export const MAX_DRAWN_LINES = 8;

/** How far apart labels stand along the axis at least, in per cent; the middle one is there on narrow screens too. */
const TICK_ROOM = 18;
const MIDDLE_TICK_ROOM = 35;

/** What a drawing of lines is made from; every series has a value or null for each label. */
export type LineChartInput = {
  readonly title: string;
  /** What the chart shows, in a sentence or two: its text alternative. */
  readonly summary: string;
  /** What stands along the horizontal axis, from left to right. */
  readonly labels: readonly string[];
  /** The same for the axis, where the labels are long. */
  readonly tickLabels?: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly formatValue: (value: number) => string;
  /** For the vertical axis, where the values' own form is long. */
  readonly formatTick?: (value: number) => string;
  /** Where each label stands on its axis (a day's number); evenly spaced without it. */
  readonly positions?: readonly number[];
  /** A place in a race: 1 is at the top. */
  readonly lowIsBest?: boolean;
};

/** A line of a drawing. All coordinates are per cent of the plot, from its upper left corner. */
export type ChartLine = {
  readonly label: string;
  readonly path: string;
  readonly ys: readonly (number | null)[];
  /** Where the line ends, and where its label stands: labels keep clear of each other. */
  readonly end: { readonly x: number; readonly y: number; readonly labelY: number };
};

/** A drawing of lines as plain data, with its numbers as a table. */
export type LineChart = {
  readonly title: string;
  readonly summary: string;
  readonly xs: readonly number[];
  readonly xTicks: readonly { readonly at: number; readonly label: string }[];
  readonly yTicks: readonly { readonly at: number; readonly label: string }[];
  readonly lines: readonly ChartLine[];
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[] };
};

type Scale = ScaleLinear<number, number>;

/** Draws at most eight lines over a common axis; a missing value breaks its line. */
export function createLineChart(input: LineChartInput): LineChart {
  const { title, summary, labels, series, formatValue } = input;
  const positions = labels.map((_, index) => input.positions?.[index] ?? index);
  const x = scaleLinear([Math.min(...positions), Math.max(...positions)], [0, 100]);
  const xs = positions.map((position) => round(x(position)));
  const drawn = series.filter(({ values }) => values.some((value) => value !== null)).slice(0, MAX_DRAWN_LINES);
  const y = createValueScale(drawn.flatMap(({ values }) => values.filter((value) => value !== null)), input.lowIsBest === true);
  return {
    title,
    summary,
    xs,
    xTicks: decideXTicks(xs, input.tickLabels ?? labels),
    yTicks: decideYTicks(y, input.lowIsBest === true).map((value) => ({ at: round(y(value)), label: (input.formatTick ?? formatValue)(value) })),
    lines: drawLines(drawn, xs, y),
    table: {
      columns: series.map(({ label }) => label),
      rows: labels.map((label, index) => ({ label, cells: series.map(({ values }) => formatCell(values[index] ?? null, formatValue)) })),
    },
  };
}

function createValueScale(values: readonly number[], lowIsBest: boolean): Scale {
  const domain = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return scaleLinear([0, 1], [100, 0]);
  // Places are whole numbers: an axis that begins at 0 would show a place that nobody can have.
  return lowIsBest ? scaleLinear(domain, [0, 100]) : scaleLinear(domain, [100, 0]).nice(4);
}

function decideYTicks(y: Scale, lowIsBest: boolean): number[] {
  const ticks = y.ticks(4);
  const best = y.domain()[0] ?? 0;
  return lowIsBest ? [...new Set([best, ...ticks.filter(Number.isInteger)])] : ticks;
}

/**
 * The labels nearest to the ends, the middle and the quarters of the axis, in this order: on narrow screens there is room
 * for the first three. What would lie on another label, or say the same, is left out.
 */
function decideXTicks(xs: readonly number[], labels: readonly string[]): LineChart['xTicks'] {
  const nearest = (at: number) => xs.reduce((best, x, index) => (Math.abs(x - at) < Math.abs((xs[best] ?? 0) - at) ? index : best), 0);
  const wanted = xs.length === 0 ? [] : [0, 100, 50, 25, 75].map((at) => ({ index: nearest(at), room: at === 50 ? MIDDLE_TICK_ROOM : TICK_ROOM }));
  return wanted.reduce<{ at: number; label: string }[]>((ticks, { index, room }) => {
    const tick = { at: xs[index] ?? 0, label: labels[index] ?? '' };
    return ticks.some(({ at, label }) => Math.abs(at - tick.at) < room || label === tick.label) ? ticks : [...ticks, tick];
  }, []);
}

function drawLines(series: LineChartInput['series'], xs: readonly number[], y: Scale): ChartLine[] {
  const draw = line<readonly [number, number | null]>()
    .digits(2)
    .defined(([, at]) => at !== null)
    .x(([at]) => at)
    .y(([, at]) => at ?? 0);
  const drawn = series.map(({ label, values }) => {
    const ys = xs.map((_, index) => toHeight(values[index] ?? null, y));
    const last = ys.findLastIndex((at) => at !== null);
    return { label, ys, path: draw(xs.map((at, index) => [at, ys[index] ?? null])) ?? '', x: xs[last] ?? 0, y: ys[last] ?? 0 };
  });
  const labelYs = spreadLabels(drawn.map((each) => each.y));
  return drawn.map(({ label, ys, path, x, y: endY }, index) => ({ label, ys, path, end: { x, y: endY, labelY: labelYs[index] ?? endY } }));
}

function toHeight(value: number | null, y: Scale): number | null {
  return value === null ? null : round(y(value));
}

function formatCell(value: number | null, formatValue: (value: number) => string): string {
  return value === null ? chartTexts.noValue : formatValue(value);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
