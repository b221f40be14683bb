import { EXCHANGE_CURRENCIES, type ExchangeCurrency } from '../../config/exchange.ts';
import { CURRENCY_NAMES } from '../../config/texts-exchange.ts';
import { formatNumber } from '../../lib/format-number.ts';

const FEW_DECIMALS_FROM = 10;
const TINY = 0.1;

/** A rate with the sign of its currency; small ones have more decimals. */
export function formatRate(value: number, sign: string): string {
  const smallDigits = value >= TINY ? 4 : 6;
  return `${formatNumber(value, { fractionDigits: value >= FEW_DECIMALS_FROM ? 2 : smallDigits })}\u00a0${sign}`;
}

/** The same along an axis, where it is short. */
export function formatRateTick(value: number): string {
  return formatNumber(value, value < TINY ? { fractionDigits: 4 } : {});
}

/** A change in per cent, with its sign. */
export function formatChange(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change, { fractionDigits: 2 })}%`;
}

/** An amount that was changed into another currency. */
export function formatAmount(amount: number, sign: string): string {
  const fractionDigits = amount < TINY ? 4 : 2;
  return `${formatNumber(amount, Number.isInteger(amount) ? {} : { fractionDigits })}\u00a0${sign}`;
}

/** A currency's name; its code where it has none. */
export function toCurrencyName(code: string): string {
  return isKnown(code) ? CURRENCY_NAMES[code] : code;
}

/** The same at the beginning of a sentence. */
export function toCurrencyTitle(code: string): string {
  const name = toCurrencyName(code);
  return name.charAt(0).toLocaleUpperCase('hu') + name.slice(1);
}

function isKnown(code: string): code is ExchangeCurrency {
  return EXCHANGE_CURRENCIES.some((known) => known === code);
}
