import { EURO } from '../../config/exchange.ts';
import type { Exchange, ExchangeLatest } from '../../contract/schemas/exchange.ts';
import { notFound } from '../../lib/errors.ts';
import { toExchangeRange } from '../../lib/exchange-path.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { LoadContext } from '../page.ts';
import { createRateChart } from './create-rate-chart.ts';
import type { ExchangeData } from './exchange-data.ts';

type Newest = Pick<ExchangeData, 'rows' | 'date' | 'previousDate' | 'updatedAt' | 'source'>;

/** The newest rates and the history of one currency. @throws NOT_FOUND for a currency that nobody knows */
export async function loadExchange({ site, path, query, common }: LoadContext): Promise<ExchangeData> {
  const { currency: base, currencySign: sign } = site.edition;
  const currency = query.valuta ?? EURO;
  const range = toExchangeRange(query.idoszak);
  const [history, latest] = await Promise.all([orNull(site.api.exchange({ query: { currency, range } })), orNull(site.api.exchangeLatest())]);
  const newest = isIn(base, latest) ? toNewest(latest) : { ...NOTHING, rows: (await common).refresh.exchangesRates };
  if (query.valuta !== undefined && history === null && !newest.rows.some((row) => row.currency === currency)) throw notFound(path);
  const items = isIn(base, history) && (history.currency ?? currency) === currency ? history.items : [];
  return {
    ...newest,
    source: newest.source ?? history?.source ?? null,
    currency,
    range,
    amount: query.osszeg === undefined ? null : Number(query.osszeg),
    chart: createRateChart({ items, currency, range, sign }),
  };
}

const NOTHING: Newest = { rows: [], date: null, previousDate: null, updatedAt: null, source: null };

function toNewest({ items, date, previousDate, updatedAt, source }: ExchangeLatest): Newest {
  // Without the day that it counts from a change says nothing.
  return { rows: items.map((row) => (previousDate === null ? { ...row, change: null } : row)), date, previousDate, updatedAt, source };
}

/** Rates of another base would be wrong by its sign. */
function isIn<T extends Exchange | ExchangeLatest>(base: string, answer: T | null): answer is T {
  return answer !== null && (answer.base ?? base) === base;
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissingCall(error)) return null;
    throw error;
  }
}
