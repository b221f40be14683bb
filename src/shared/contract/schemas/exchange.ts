import { z } from 'zod';
import { unixSeconds } from './common.ts';

/** A text that tells something about the rates; what is none counts as missing. */
const words = z.string().min(1).max(300).nullable().catch(null).default(null);
const day = z.iso.date();
const optionalDay = day.nullable().catch(null).default(null);
const rate = z.number().positive();

/** Items as far as they say something: a day without a rate says nothing and is left out. */
function usable<T extends z.ZodType>(item: T) {
  return z
    .array(item.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).flatMap((each): z.output<T>[] => (each === null ? [] : [each])));
}

/** Rates of a currency over a range of days, oldest first: units of the edition's currency for one of it. @spec §7 GET /api/exchange */
export const exchangeSchema = z
  .object({
    currency: words,
    base: words,
    source: words,
    items: usable(z.object({ date: day, value: rate, updatedAt: unixSeconds.nullable().catch(null).default(null) })),
  })
  .meta({ id: 'Exchange' });

/** The newest rate of every currency; `change` is the per cent since `previousDate`. */
export const exchangeLatestSchema = z
  .object({
    base: words,
    source: words,
    date: optionalDay,
    previousDate: optionalDay,
    updatedAt: unixSeconds.nullable().catch(null).default(null),
    items: usable(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: rate, change: z.number().nullable().catch(null).default(null) })),
  })
  .meta({ id: 'ExchangeLatest' });

/** The rates of a day as a newsroom saves them: units of each currency for one euro. */
export const exchangeSaveSchema = z
  .strictObject({
    date: day,
    source: z.string().trim().min(1).max(100),
    rates: z
      .record(z.string().regex(/^(?!EUR)[A-Z]{3}$/, 'has to be three capital letters, and not EUR'), rate)
      .refine((rates) => Object.keys(rates).length > 0, 'names no rate'),
  })
  .meta({ id: 'ExchangeSave' });

/** A history of rates. */
export type Exchange = z.output<typeof exchangeSchema>;
/** The newest rates. */
export type ExchangeLatest = z.output<typeof exchangeLatestSchema>;
/** The rates of a day, to be saved. */
export type ExchangeSave = z.output<typeof exchangeSaveSchema>;
