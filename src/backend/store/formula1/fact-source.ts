import type { FactSource } from '../../../shared/contract/schemas/formula1.ts';

/** Whose facts rows of the store can be, with what the licence asks to be named. */
const SOURCES: Readonly<Record<string, FactSource>> = {
  f1db: { name: 'f1db', url: 'https://github.com/f1db/f1db', licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
};

/** The name by which rows say that their facts are f1db's. */
export const F1DB = 'f1db';

/** What has to be named with a row; null for the newsroom's own. */
export function toFactSource(name: string | null): FactSource | null {
  return name === null ? null : (SOURCES[name] ?? null);
}
