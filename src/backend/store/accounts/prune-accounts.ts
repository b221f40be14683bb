import type { Database } from '../database/open-database.ts';

/** Ended sessions are kept this long, for who wants to know what happened. */
const SESSIONS_KEPT_SECONDS = 30 * 24 * 3600;

/** Forgets what sign-ins have left behind: attempts and failures whose time is over, sessions that ended long ago. */
export async function pruneAccounts(database: Database, now: number): Promise<void> {
  await database.deleteFrom('login_attempts').where('expires_at', '<=', now).execute();
  await database.deleteFrom('login_failures').where('window_ends_at', '<=', now).execute();
  await database.deleteFrom('sessions').where('expires_at', '<=', now - SESSIONS_KEPT_SECONDS).execute();
}
