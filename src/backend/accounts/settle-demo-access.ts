import type { BackendConfig } from '../config.ts';
import type { Database } from '../store/database/open-database.ts';
import { loadAccountKey } from './account-key.ts';
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts';

/** At the start: the demo's accounts are there where the settings want them, and nowhere else. */
export async function settleDemoAccess(config: BackendConfig, database: Database): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  if (!config.hasDemoAccess || config.DEMO_CONTENT === '0') return closeDemoAccounts(database, now);
  const key = await loadAccountKey({ configured: config.ACCOUNT_KEY, file: config.accountKeyFile });
  await openDemoAccounts({ database, key, file: config.demoAccountsFile, now });
}
