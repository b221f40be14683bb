import { createMigration } from './create-migration.ts';

/** Exchange rates by day: units of each currency for one euro, as central banks publish them; others are computed. */
export const exchangeRates = createMigration([
  `create table euro_rates (
     day text collate "C" primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
     source text not null,
     rates jsonb not null,
     updated_at bigint
   )`,
]);
