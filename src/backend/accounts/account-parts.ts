import { toOidcSettings, type BackendConfig } from '../config.ts';
import type { BackendLogger } from '../logger.ts';
import { loadAccountKey, type AccountKey } from './account-key.ts';
import { createOidcClient, type OidcClient } from './oidc-client.ts';

/** What handlers of accounts need beside the database. */
export type AccountParts = {
  readonly key: AccountKey;
  /** The third party by which people may sign in; null where none is configured. */
  readonly oidc: OidcClient | null;
};

/** Makes them from the settings. */
export async function createAccountParts(config: BackendConfig, logger: BackendLogger): Promise<AccountParts> {
  if (config.ACCOUNT_KEY === undefined && !config.hasDemoAccess) logger.warn({ file: config.accountKeyFile }, 'ACCOUNT_KEY is not set: the key of editors\' code apps is kept in a file of the data folder');
  const oidc = toOidcSettings(config);
  return { key: await loadAccountKey({ configured: config.ACCOUNT_KEY, file: config.accountKeyFile }), oidc: oidc === null ? null : createOidcClient(oidc) };
}
