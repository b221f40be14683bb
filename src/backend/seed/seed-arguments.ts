import { parseArgs } from 'node:util';

/** What `npm run seed` is asked for. */
export type SeedArguments = {
  /** Generated articles that the archive is to have; null for the demo newspaper alone. */
  readonly articles: number | null;
  readonly seed: number;
  /** A PostgreSQL address instead of the configured database. */
  readonly database: string | null;
};

/** The embedded database is for one machine; beyond this a server is the right place. */
export const EMBEDDED_MAX_ARTICLES = 200_000;

/** Reads the command line. @throws a sentence that says what is wrong */
export function parseSeedArguments(argv: readonly string[]): SeedArguments {
  const { values } = parseArgs({ args: [...argv], options: { articles: { type: 'string' }, seed: { type: 'string', default: '1' }, database: { type: 'string' } } });
  return {
    articles: values.articles === undefined ? null : parseCount('--articles', values.articles, 10_000_000),
    seed: parseCount('--seed', values.seed, 2 ** 31),
    database: values.database ?? null,
  };
}

/** Refuses what the embedded database is not made for. @throws a sentence that says what to do */
export function checkSize(articles: number | null, isEmbedded: boolean): void {
  if (!isEmbedded || articles === null || articles <= EMBEDDED_MAX_ARTICLES) return;
  throw new Error(`The embedded database takes ${EMBEDDED_MAX_ARTICLES.toLocaleString('en')} generated articles at most; for ${articles.toLocaleString('en')} set DATABASE_URL, or give --database postgres://…`);
}

function parseCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > most) throw new Error(`${name} takes a whole number from 0 to ${most.toLocaleString('en')}, not "${text}".`);
  return count;
}
