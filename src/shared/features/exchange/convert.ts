import type { RateRow } from './rate-row.ts';
import { formatAmount } from './rate-texts.ts';

/** An amount and what it is worth, both in words. */
type Equation = readonly [amount: string, result: string];

/** What an amount of a currency is worth in the edition's own, and the same amount of one's own in the other; null for no amount. */
export function convert(amount: string | null, row: RateRow | null, sign: string): { readonly toOwn: Equation; readonly toForeign: Equation } | null {
  if (amount === null || row === null) return null;
  const number = Number(amount);
  return {
    toOwn: [formatAmount(number, row.currency), formatAmount(round(number * row.value), sign)],
    toForeign: [formatAmount(number, sign), formatAmount(round(number / row.value), row.currency)],
  };
}

/** Sums that are whole but for the way computers count are whole. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
