import { sql } from 'kysely';
import type { Database } from '../../store/database/open-database.ts';
import { saveGrowthMark } from './growth-mark.ts';
import type { GrowthMark } from './growth-mark.ts';

/** Kept up with each batch, they take half of the time that an archive takes to grow. */
const LATE_INDEXES = ['article_search_by_word', 'article_search_newest', 'articles_by_title_part'] as const;

/** Drops them and notes how they are made in the same transaction, for a run that takes over from a broken one. @returns what is to be made again */
export function dropLateIndexes(database: Database, seed: number, mark: GrowthMark): Promise<readonly string[]> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ indexname: string; indexdef: string }>`
      select indexname, indexdef from pg_indexes where schemaname = current_schema() and indexname = any(${[...LATE_INDEXES]})`.execute(trx);
    const indexes = [...mark.indexes, ...rows.map(({ indexdef }) => indexdef.replace('CREATE INDEX', 'create index if not exists'))];
    await saveGrowthMark(trx, seed, { ...mark, indexes });
    for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(trx);
    return indexes;
  });
}

/** Makes indexes from their definitions. */
export async function createIndexes(database: Database, definitions: readonly string[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(database);
}
