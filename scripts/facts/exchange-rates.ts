/**
 * Makes the table of exchange rates that the demo starts with from the euro reference rates of the European Central Bank:
 * every working day of the last five years, one day a week before.
 *
 *   node scripts/facts/exchange-rates.ts <folder of the data>
 *
 * The folder holds `exchange/eurofxref-hist.csv` as the bank publishes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { EXCHANGE_CURRENCIES } from '../../src/shared/config/exchange.ts';
import { toEuroRatesFile, type DayRates } from '../../src/backend/seed/exchange/euro-rates-file.ts';

const TARGET = new URL('../../src/backend/seed/exchange/euro-rates.json', import.meta.url).pathname;
const SOURCE = 'Európai Központi Bank (EKB)';
const DAILY_DAYS = 1835;
const MS_PER_DAY = 86_400_000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the data.');
const wanted = EXCHANGE_CURRENCIES.filter((currency) => currency !== 'EUR');
const table = thin(parseRates(readFileSync(join(folder, 'exchange/eurofxref-hist.csv'), 'utf8'), wanted));
writeFileSync(TARGET, `${JSON.stringify(toEuroRatesFile(SOURCE, table, wanted))}\n`);
process.stdout.write(`${table.length} days, ${table[0]?.day ?? ''} to ${table.at(-1)?.day ?? ''}: ${TARGET}\n`);

/** The bank's table, oldest day first; what is no number is not there. */
function parseRates(csv: string, currencies: readonly string[]): DayRates[] {
  const [head = [], ...rows] = csv.trim().split('\n').map((line) => line.split(','));
  const columns = currencies.map((currency) => ({ currency, index: head.indexOf(currency) }));
  const days = rows.map((cells) => ({
    day: cells[0] ?? '',
    rates: Object.fromEntries(columns.map(({ currency, index }) => [currency, Number(cells[index])] as const).filter(([, rate]) => rate > 0)),
  }));
  return days.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Before the daily years the last day of each week stays. */
function thin(days: readonly DayRates[]): DayRates[] {
  const dailyFrom = toNumber(days.at(-1)) - DAILY_DAYS;
  return days.filter((day, index) => toNumber(day) >= dailyFrom || toWeek(day) !== toWeek(days[index + 1]));
}

function toNumber(day: DayRates | undefined): number {
  return Date.parse(day?.day ?? '') / MS_PER_DAY;
}

/** 1970-01-01 was a Thursday: three days on, weeks begin on Monday. */
function toWeek(day: DayRates | undefined): number {
  return Math.floor((toNumber(day) + 3) / 7);
}
