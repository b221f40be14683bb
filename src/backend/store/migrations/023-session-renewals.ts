import { createMigration } from './create-migration.ts';

/**
 * The tokens of a session's last renewal, sealed by the refresh token that they were given for, and until when that one
 * may ask for them again: tabs and edges that renew a session beside each other get the same.
 */
export const sessionRenewals = createMigration([`alter table sessions add column renewal text, add column renewal_ends_at bigint`]);
