import { DEFAULT_EXCHANGE_RANGE, EURO, EXCHANGE_RANGES, type ExchangeRange } from '../../shared/config/exchange.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { loadExchange, loadExchangeLatest, saveExchange } from '../store/exchange-store.ts';
import type { Handler } from './handler.ts';

const SECONDS_PER_DAY = 86_400;

/** GET /api/exchange: the euro and a year where nothing else is asked for. @spec §7 */
export const handleExchange: Handler<'exchange'> = async ({ database }, { site, query }) => {
  const currency = query.first('currency') ?? EURO;
  const range = query.first('range') ?? DEFAULT_EXCHANGE_RANGE;
  const body = isRange(range) ? await loadExchange(database, { site, currency, range }) : null;
  if (body === null) throw notFound(`/api/exchange?currency=${currency}&range=${range}`);
  return { body, keys: ['exchange'] };
};

/** GET /api/exchange/latest: every currency's newest rate. */
export const handleExchangeLatest: Handler<'exchangeLatest'> = async ({ database }, { site }) => {
  const body = await loadExchangeLatest(database, site);
  if (body === null) throw notFound('/api/exchange/latest');
  return { body, keys: ['exchange'] };
};

/** PUT /api/newsroom/exchange: the rates of a day, for all sites. */
export const handleExchangeSave: Handler<'newsroomExchangeSave'> = async ({ database, now, wakePurges }, { body }) => {
  // A year mistyped would be the newest day until it comes.
  const latest = new Date((now() + SECONDS_PER_DAY) * 1000).toISOString().slice(0, 10);
  if (body.date > latest) throw new AppError('INVALID_INPUT', `The day ${body.date} has not come yet.`);
  const written = await saveExchange(database, body, now());
  wakePurges();
  return { body: written, keys: [] };
};

function isRange(range: string): range is ExchangeRange {
  return Object.hasOwn(EXCHANGE_RANGES, range);
}
