import { sql } from 'kysely';
import type { Database } from './database/open-database.ts';

/** A purge: which cached entries went stale; `hard` ones must not be shown even as stale. */
export type Purge = { readonly sequence: number; readonly keys: string[]; readonly hard: boolean };

/** Purges after a sequence number; `gap` says that some are gone from the log and everything must be dropped. */
export type Purges = { readonly last: number; readonly gap: boolean; readonly items: Purge[] };

/** Greater than every sequence number: after it, only where the log stands is answered. */
export const END_OF_LOG = Number.MAX_SAFE_INTEGER;

const PURGES_PER_ANSWER = 500;
/** Serialises the writers of the log. */
const PURGE_LOCK = 7_350_001;

/**
 * Writes a purge as the last step of a transaction. Writers take a lock first, so that sequence numbers become visible
 * in their order and no reader skips one that is committed late.
 */
export async function appendPurge(trx: Database, { keys, hard, now }: { keys: readonly string[]; hard: boolean; now: number }): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PURGE_LOCK)})`.execute(trx);
  const { sequence } = await trx.insertInto('purge_log').values({ keys: [...keys], hard, created_at: now }).returning('sequence').executeTakeFirstOrThrow();
  return sequence;
}

/** The purges after `sequence`, oldest first. */
export async function loadPurgesSince(database: Database, sequence: number): Promise<Purges> {
  const { first, last } = await database
    .selectFrom('purge_log')
    .select([sql<number | null>`min(sequence)`.as('first'), sql<number>`coalesce(max(sequence), 0)`.as('last')])
    .executeTakeFirstOrThrow();
  const items = await database.selectFrom('purge_log').select(['sequence', 'keys', 'hard']).where('sequence', '>', sequence).orderBy('sequence').limit(PURGES_PER_ANSWER).execute();
  // A number from the future is another database's; one before the oldest row has missed what was pruned.
  const gap = sequence > last || (first !== null && sequence < first - 1);
  return { last: items.length === PURGES_PER_ANSWER ? (items.at(-1)?.sequence ?? last) : last, gap, items };
}

/** Forgets purges older than a moment, but never the newest, by which readers know where the log stands. */
export async function prunePurges(database: Database, before: number): Promise<void> {
  await database
    .deleteFrom('purge_log')
    .where('created_at', '<', before)
    .where('sequence', '<', ({ selectFrom }) => selectFrom('purge_log').select(({ fn }) => fn.max('sequence').as('last')))
    .execute();
}
