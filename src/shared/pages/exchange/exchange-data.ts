import type { ExchangeRange } from '../../config/exchange.ts';
import type { RateRow } from '../../features/exchange/rate-row.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';

/** What the page of exchange rates shows; what a backend does not tell is null. */
export type ExchangeData = {
  readonly currency: string;
  readonly range: ExchangeRange;
  /** What the reader changes. */
  readonly amount: number | null;
  readonly rows: readonly RateRow[];
  /** The day of the rows' rates, as 2026-04-13, and the one that changes count from. */
  readonly date: string | null;
  readonly previousDate: string | null;
  readonly updatedAt: number | null;
  readonly source: string | null;
  readonly chart: LineChart | null;
};
