/** The rates of a day: units of each currency for one euro. */
export type DayRates = { readonly day: string; readonly rates: Readonly<Record<string, number>> };

/**
 * Rates of many days as small as text gets without a library: whole numbers in base 36, each but the first as its
 * distance from the one before. Days are counted from 1970; a rate is a number of its last decimals, `.` where there is none.
 */
export type EuroRatesFile = { readonly source: string; readonly days: string; readonly rates: Readonly<Record<string, { readonly digits: number; readonly steps: string }>> };

const MS_PER_DAY = 86_400_000;
const NONE = '.';

/** Packs the rates of days in order. */
export function toEuroRatesFile(source: string, days: readonly DayRates[], currencies: readonly string[]): EuroRatesFile {
  const packed = currencies.map((currency) => {
    const values = days.map(({ rates }) => rates[currency] ?? null);
    const digits = Math.max(0, ...values.map((value) => (value === null ? 0 : countDecimals(value))));
    return [currency, { digits, steps: toSteps(values.map((value) => (value === null ? null : Math.round(value * 10 ** digits)))) }] as const;
  });
  return { source, days: toSteps(days.map(({ day }) => Date.parse(day) / MS_PER_DAY)), rates: Object.fromEntries(packed) };
}

/** Unpacks them. */
export function toDayRates({ days, rates }: EuroRatesFile): DayRates[] {
  const columns = Object.entries(rates).map(([currency, { digits, steps }]) => ({ currency, digits, values: fromSteps(steps) }));
  return fromSteps(days).map((number, index) => ({
    day: new Date((number ?? 0) * MS_PER_DAY).toISOString().slice(0, 10),
    rates: Object.fromEntries(
      columns.flatMap(({ currency, digits, values }) => {
        const value = values[index] ?? null;
        return value === null ? [] : [[currency, Number(`${value}e-${digits}`)] as const];
      }),
    ),
  }));
}

function toSteps(numbers: readonly (number | null)[]): string {
  let last = 0;
  const steps = numbers.map((number) => {
    if (number === null) return NONE;
    const step = number - last;
    last = number;
    return step.toString(36);
  });
  return steps.join(' ');
}

function fromSteps(steps: string): (number | null)[] {
  let last = 0;
  return steps.split(' ').map((step) => {
    if (step === NONE) return null;
    last += Number.parseInt(step, 36);
    return last;
  });
}

function countDecimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
