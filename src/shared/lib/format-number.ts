import { THOUSANDS_SEPARATOR } from '../config/constants.ts';

/** A currency and how readers write it; both are data of an edition. */
export type Money = { currency: string; sign: string };

const MAX_FRACTION_DIGITS = 3;
const NO_NUMBER = '–';

/**
 * A number in Hungarian: thousands apart at every size, decimal comma. `fractionDigits` fixes the decimals; without it
 * there are as many as needed, three at most. Written by hand because browsers and Node ship different language data. @spec §9
 */
export function formatNumber(n: number, { fractionDigits }: { fractionDigits?: number } = {}): string {
  if (!Number.isFinite(n)) return NO_NUMBER;
  const fixed = toFixed(Math.abs(n), fractionDigits ?? MAX_FRACTION_DIGITS);
  const [whole = '0', decimals = ''] = fixed.split('.');
  const shown = fractionDigits === undefined ? decimals.replace(/0+$/, '') : decimals;
  const sign = n < 0 && /[1-9]/.test(fixed) ? '-' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, THOUSANDS_SEPARATOR) + (shown === '' ? '' : `,${shown}`);
}

/** An amount with its sign: whole forints, and other currencies with two decimals unless the amount is whole. @spec §1 */
export function formatMoney(n: number, { currency, sign }: Money): string {
  const fractionDigits = currency === 'HUF' || Number.isInteger(n) ? 0 : 2;
  return `${formatNumber(n, { fractionDigits })}\u00a0${sign}`;
}

/** Rounds halves up as they are written: 1.005 is 1.01, which Number.toFixed reads from its binary form as 1.00. */
function toFixed(n: number, digits: number): string {
  const shifted = Number(`${n}e${digits}`);
  const rounded = Number.isFinite(shifted) ? Number(`${Math.round(shifted)}e-${digits}`) : n;
  return (Number.isFinite(rounded) ? rounded : n).toFixed(digits);
}
