import { sql } from 'kysely';
import { EURO, EXCHANGE_CURRENCIES, EXCHANGE_RANGES, type ExchangeRange } from '../../shared/config/exchange.ts';
import type { Exchange, ExchangeLatest, ExchangeSave } from '../../shared/contract/schemas/exchange.ts';
import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { Database } from './database/open-database.ts';
import { appendPurge } from './purge-store.ts';

const MS_PER_DAY = 86_400_000;
/** The rates as published have as many. */
const SIGNIFICANT_DIGITS = 6;

/**
 * The rates of a currency in a site's own, oldest first; the range is counted back from the newest day that there is.
 * Null for what no day knows, and for the site's own currency.
 */
export async function loadExchange(database: Database, { site, currency, range }: { site: string; currency: string; range: ExchangeRange }): Promise<Exchange | null> {
  const base = await loadCurrency(database, site);
  if (base === null || base === currency) return null;
  const newest = await loadDays(database, { base, currency, from: null, limit: 1 });
  const last = newest[0];
  if (last === undefined) return null;
  const length = EXCHANGE_RANGES[range];
  const days = await loadDays(database, { base, currency, from: length === null ? null : dayBefore(last.day, length), limit: null });
  return { currency, base, source: last.source, items: days.toReversed().map(({ day, value, updated_at }) => ({ date: day, value: round(value), updatedAt: updated_at })) };
}

/** The newest rates of every currency in a site's own, with the change since the day before. */
export async function loadExchangeLatest(database: Database, site: string): Promise<ExchangeLatest | null> {
  const base = await loadCurrency(database, site);
  if (base === null) return null;
  const [last, previous] = await database.selectFrom('euro_rates').selectAll().where(sql<boolean>`${rateOf(base)} is not null`).orderBy('day', 'desc').limit(2).execute();
  if (last === undefined) return { base, source: null, date: null, previousDate: null, updatedAt: null, items: [] };
  const before = new Map<string, number>(previous === undefined ? [] : toCrossRates(previous.rates, base));
  const items = toCrossRates(last.rates, base).map(([currency, value]) => ({ currency, value: round(value), change: toChange(value, before.get(currency)) }));
  return { base, source: last.source, date: last.day, previousDate: previous?.day ?? null, updatedAt: last.updated_at, items };
}

/** Saves the rates of a day in place of those that were there. */
export async function saveExchange(database: Database, { date: day, source, rates }: ExchangeSave, now: number): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    const row = { source, rates: JSON.stringify(rates), updated_at: now };
    await trx.insertInto('euro_rates').values({ day, ...row }).onConflict((conflict) => conflict.column('day').doUpdateSet(row)).execute();
    const purged = ['exchange'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

async function loadCurrency(database: Database, site: string): Promise<string | null> {
  return (await database.selectFrom('sites').select('currency').where('slug', '=', site).executeTakeFirst())?.currency ?? null;
}

/** Newest first; days that lack either currency are no days of theirs. */
async function loadDays(database: Database, { base, currency, from, limit }: { base: string; currency: string; from: string | null; limit: number | null }) {
  const value = sql<number>`${rateOf(base)} / ${rateOf(currency)}`;
  let query = database.selectFrom('euro_rates').select(['day', 'source', 'updated_at', value.as('value')]).where(sql<boolean>`${value} is not null`).orderBy('day', 'desc');
  if (from !== null) query = query.where('day', '>=', from);
  if (limit !== null) query = query.limit(limit);
  return query.execute();
}

/** Units of a currency for one euro. */
function rateOf(currency: string) {
  return currency === EURO ? sql<number>`1::float8` : sql<number>`(rates ->> ${currency}::text)::float8`;
}

/** All rates of a day in one currency, in the order of the table; those that it does not know come last. */
function toCrossRates(rates: Readonly<Record<string, number>>, base: string): [string, number][] {
  const euro: Readonly<Record<string, number>> = { ...rates, [EURO]: 1 };
  const known: readonly string[] = EXCHANGE_CURRENCIES;
  const place = (currency: string) => (known.includes(currency) ? known.indexOf(currency) : known.length);
  const unit = euro[base] ?? Number.NaN;
  return Object.entries(euro)
    .filter(([currency]) => currency !== base)
    .toSorted(([one], [other]) => place(one) - place(other) || one.localeCompare(other))
    .map(([currency, rate]) => [currency, unit / rate]);
}

function toChange(value: number, before: number | undefined): number | null {
  return before === undefined ? null : Math.round((value / before - 1) * 10_000) / 100;
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

function round(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
