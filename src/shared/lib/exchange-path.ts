import { DEFAULT_EXCHANGE_RANGE, EURO, EXCHANGE_RANGES, type ExchangeRange } from '../config/exchange.ts';

const EXCHANGE_PATH = '/arfolyam';

/** What a page of exchange rates shows; what is not given is as on the first one. */
export type ExchangePlace = { readonly currency?: string; readonly range?: ExchangeRange; readonly amount?: number | null };

/** The address of a currency's rates, without what goes without saying. @spec §2.1 */
export function exchangePath({ currency = EURO, range = DEFAULT_EXCHANGE_RANGE, amount = null }: ExchangePlace = {}): string {
  const query = [
    ...(currency === EURO ? [] : [`valuta=${currency}`]),
    ...(range === DEFAULT_EXCHANGE_RANGE ? [] : [`idoszak=${range}`]),
    ...(amount === null ? [] : [`osszeg=${amount}`]),
  ];
  return query.length === 0 ? EXCHANGE_PATH : `${EXCHANGE_PATH}?${query.join('&')}`;
}

/** The range of a parameter that is read already; the usual one without it. */
export function toExchangeRange(idoszak: string | undefined): ExchangeRange {
  return idoszak !== undefined && isRange(idoszak) ? idoszak : DEFAULT_EXCHANGE_RANGE;
}

function isRange(range: string): range is ExchangeRange {
  return Object.hasOwn(EXCHANGE_RANGES, range);
}
