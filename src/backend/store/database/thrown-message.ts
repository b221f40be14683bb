/** PGlite's file system throws objects that are no Errors, with a number of WASI's, which Node does not know. */
const FILE_ERRORS: ReadonlyMap<unknown, string> = new Map([
  [2, 'EACCES, permission denied'],
  [19, 'EDQUOT, disk quota exceeded'],
  [29, 'EIO, input or output error'],
  [31, 'EISDIR, a folder where a file should be'],
  [32, 'ELOOP, a link that leads to itself'],
  [33, 'EMFILE, too many open files'],
  [44, 'ENOENT, no such file or folder'],
  [51, 'ENOSPC, no space left on the disk'],
  [54, 'ENOTDIR, a file where a folder should be'],
  [63, 'EPERM, operation not permitted'],
  [69, 'EROFS, read-only file system'],
]);

/** What a thrown value says, whatever it is: drivers throw more than Errors, and Errors without a message. */
export function toThrownMessage(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.message === '') return [...new Set(thrown.errors.map(toThrownMessage))].join('; ');
  if (thrown instanceof Error) return thrown.message === '' ? thrown.name : thrown.message;
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const fields = new Map<string, unknown>(Object.entries(thrown));
  if (fields.get('name') === 'ErrnoError') return FILE_ERRORS.get(fields.get('errno')) ?? `file error ${String(fields.get('errno'))}`;
  const message = fields.get('message');
  return typeof message === 'string' ? message : JSON.stringify(thrown);
}
