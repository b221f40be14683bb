/**
 * Why React did not start. Told by name and not by class: the boot script and the main bundle are built apart, and each
 * has a class of its own.
 */
const NAMES = { chunk: 'ChunkLoadError', network: 'PayloadUnreachable' } as const;
type Kind = keyof typeof NAMES;

/** A script that did not come, or the page's data that could not be asked for. */
export function toLoadFailure(kind: Kind, cause: unknown): Error {
  const error = new Error(`React did not start: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  error.name = NAMES[kind];
  return error;
}

/** The kind of a failure; null for an error that is a defect. */
export function decideFailureKind(error: unknown): Kind | null {
  const name = error instanceof Error ? error.name : '';
  return name === NAMES.chunk ? 'chunk' : name === NAMES.network ? 'network' : null;
}
