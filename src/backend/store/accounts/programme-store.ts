import type { Database } from '../database/open-database.ts';

/** What a member supports or has subscribed to. */
export type Programme = { readonly programme: string; readonly amount: number; readonly currency: string; readonly recurring: boolean; readonly startedAt: number; readonly endsAt: number | null };

/** A member's programmes, newest first; finished ones when they are asked for. @spec §7 show_finished */
export function loadProgrammes(database: Database, { accountId, withFinished, now }: { accountId: number; withFinished: boolean; now: number }): Promise<(Programme & { id: number })[]> {
  return database
    .selectFrom('member_programmes')
    .select(['id', 'programme', 'amount', 'currency', 'recurring', 'started_at as startedAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .$if(!withFinished, (query) => query.where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Gives a member these programmes and no others. */
export async function replaceProgrammes(trx: Database, accountId: number, programmes: readonly Programme[]): Promise<void> {
  await trx.deleteFrom('member_programmes').where('account_id', '=', accountId).execute();
  if (programmes.length === 0) return;
  const rows = programmes.map(({ programme, amount, currency, recurring, startedAt, endsAt }) => ({ account_id: accountId, programme, amount, currency, recurring, started_at: startedAt, ends_at: endsAt }));
  await trx.insertInto('member_programmes').values(rows).execute();
}
