import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';

/** How many failures of one kind are borne; they are forgotten when none came for so long. */
export type FailureLimit = { readonly most: number; readonly seconds: number };

/** Failed sign-ins of one account from one class of addresses: others still get in. @spec §8 */
export const LOGIN_LIMIT: FailureLimit = { most: 10, seconds: 15 * 60 };

/** Wrong codes of one account, from wherever: whoever gives one knows the password. */
export const CODE_LIMIT: FailureLimit = { most: 30, seconds: 3600 };

/**
 * Counts a failure before it is known to be one, so that a hundred tries at once count as a hundred; `forgiveFailure`
 * takes it back where it was none.
 * @throws RATE_LIMITED with the seconds until the next try
 */
export async function countFailure(database: Database, { key, limit, now }: { key: string; limit: FailureLimit; now: number }): Promise<void> {
  const endsAt = now + limit.seconds;
  const { n, window_ends_at } = await database
    .insertInto('login_failures')
    .values({ key, n: 1, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        n: eb.case().when('login_failures.window_ends_at', '<=', now).then(1).else(eb('login_failures.n', '+', 1)).end(),
        window_ends_at: eb
          .case()
          .when('login_failures.window_ends_at', '<=', now)
          .then(endsAt)
          .when('login_failures.n', '<', limit.most)
          .then(endsAt)
          .else(ref('login_failures.window_ends_at'))
          .end(),
      })),
    )
    .returning(['n', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (n > limit.most) throw new AppError('RATE_LIMITED', 'Too many failed sign-ins: wait, then try again.', { detail: { retryAfterSeconds: window_ends_at - now } });
}

/** Takes back a failure that was none. */
export async function forgiveFailure(database: Database, key: string): Promise<void> {
  await database
    .updateTable('login_failures')
    .set(({ eb }) => ({ n: eb('n', '-', 1) }))
    .where('key', '=', key)
    .where('n', '>', 0)
    .execute();
}

/** Forgets the failures of who has signed in. */
export async function clearFailures(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('login_failures').where('key', 'in', [...keys]).execute();
}
