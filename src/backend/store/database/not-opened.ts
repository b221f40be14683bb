import { DatabaseError } from './database-error.ts';
import { toThrownMessage } from './thrown-message.ts';

/** The error of an embedded database that does not open; `folder` null is one in memory. */
export function folderNotOpened(folder: string | null, thrown: unknown): DatabaseError {
  const where = folder ?? 'memory';
  const advice = 'See that this user may write there and that the disk has room; put a backup in the place of a damaged folder, or choose another DATA_FOLDER.';
  return new DatabaseError('DATABASE_NOT_OPENED', `The embedded database in ${where} could not be opened: ${toClause(thrown)}. ${advice}`, thrown);
}

/** The error of a server that does not let us in. Its address is told without its password. */
export function serverNotOpened(url: string, thrown: unknown): DatabaseError {
  const advice = 'See that the server runs and can be reached from here, and that DATABASE_URL has the right user, password and database.';
  return new DatabaseError('DATABASE_NOT_OPENED', `The database ${toShownUrl(url)} could not be opened: ${toClause(thrown)}. ${advice}`, thrown);
}

/** Parameters go too: the driver takes passwords and keys from them as well. */
function toShownUrl(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

function toClause(thrown: unknown): string {
  return toThrownMessage(thrown).replace(/\.$/, '');
}
