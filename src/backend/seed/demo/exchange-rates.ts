import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../store/database/open-database.ts';
import { toDayRates, type EuroRatesFile } from '../exchange/euro-rates-file.ts';

const FILE = new URL('../exchange/euro-rates.json', import.meta.url);

/** Writes the published rates where there are none. They belong to no site: the second one finds those of the first. */
export async function seedExchangeRates(trx: Database): Promise<void> {
  if ((await trx.selectFrom('euro_rates').select('day').limit(1).executeTakeFirst()) !== undefined) return;
  // One of our own files, made by scripts/facts/exchange-rates.ts.
  const file = JSON.parse(await readFile(FILE, 'utf8')) as EuroRatesFile;
  // One parameter for all days: thousands of them would be more than a statement takes.
  const rows = JSON.stringify(toDayRates(file));
  await sql`insert into euro_rates (day, source, rates) select item ->> 'day', ${file.source}::text, item -> 'rates' from jsonb_array_elements(${rows}::jsonb) as item`.execute(trx);
}
