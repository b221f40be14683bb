import { EXCHANGE_CHART_POINTS, type ExchangeRange } from '../../config/exchange.ts';
import { exchangeTexts, RANGE_NAMES } from '../../config/texts-exchange.ts';
import type { Exchange } from '../../contract/schemas/exchange.ts';
import { formatRate, formatRateTick, toCurrencyTitle } from '../../features/exchange/rate-texts.ts';
import { createLineChart, type LineChart } from '../../lib/charts/line-chart.ts';
import { toDayText, toShortDayText, toShortMonthText } from '../../lib/day-text.ts';

const MS_PER_DAY = 86_400_000;
/** Where an axis shows days; longer ranges show months. */
const DAY_RANGES: readonly ExchangeRange[] = ['honap', 'negyedev'];

type RateChartInput = { readonly items: Exchange['items']; readonly currency: string; readonly range: ExchangeRange; readonly sign: string };

/** The history of a currency as a drawing; null where there is none. Lowest and highest are those of all days, drawn or not. */
export function createRateChart({ items, currency, range, sign }: RateChartInput): LineChart | null {
  const days = items.toSorted((one, other) => one.date.localeCompare(other.date));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = days.map(({ value }) => value);
  const drawn = thin(days, EXCHANGE_CHART_POINTS);
  const { history: texts } = exchangeTexts;
  return createLineChart({
    title: texts.title(toCurrencyTitle(currency), RANGE_NAMES[range]),
    summary: texts.summary(currency, {
      from: toDayText(first.date),
      to: toDayText(last.date),
      low: formatRate(Math.min(...values), sign),
      high: formatRate(Math.max(...values), sign),
      last: formatRate(last.value, sign),
    }),
    labels: drawn.map(({ date }) => toDayText(date)),
    tickLabels: drawn.map(({ date }) => (DAY_RANGES.includes(range) ? toShortDayText(date) : toShortMonthText(date))),
    positions: drawn.map(toNumber),
    series: [{ label: currency, values: drawn.map(({ value }) => value) }],
    formatValue: (value) => formatRate(value, sign),
    formatTick: formatRateTick,
  });
}

/** At most so many days, evenly far apart in time: the last of each stretch, and the two extremes wherever they are. */
function thin(days: Exchange['items'], most: number): Exchange['items'] {
  if (days.length <= most) return days;
  const values = days.map(({ value }) => value);
  const extremes = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  const first = toNumber(days[0]);
  const stretch = (toNumber(days.at(-1)) - first + 1) / (most - extremes.length);
  const stretchOf = (index: number) => Math.floor((toNumber(days[index]) - first) / stretch);
  return days.filter((_, index) => index === days.length - 1 || stretchOf(index) !== stretchOf(index + 1) || extremes.includes(index));
}

function toNumber(day: Exchange['items'][number] | undefined): number {
  return Date.parse(day?.date ?? '') / MS_PER_DAY;
}
