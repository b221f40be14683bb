// `npm run seed [-- --articles N] [--seed S] [--database postgres://…]`: fills an empty database with the demo newspaper
// and grows its archive with generated articles. The backend must not be running on the same embedded database.
import process from 'node:process';
import { parseBackendConfig, toDatabaseOptions } from '../config.ts';
import { closeDatabase, openDatabase } from '../store/database/open-database.ts';
import { growArchive } from './growth/grow-archive.ts';
import { createProgressBar } from './progress-bar.ts';
import { checkSize, parseSeedArguments } from './seed-arguments.ts';
import { seedDemo } from './seed-demo.ts';

/** A batch or an index takes longer than a reader's query may. */
const QUERY_LIMIT_MS = 10 * 60_000;

async function seed(): Promise<void> {
  const asked = parseSeedArguments(process.argv.slice(2));
  const config = parseBackendConfig({ ...process.env, ...(asked.database === null ? {} : { DATABASE_URL: asked.database }) });
  checkSize(asked.articles, config.DATABASE_URL === undefined);
  const now = Math.floor(Date.now() / 1000);
  const database = await openDatabase({ ...toDatabaseOptions(config), queryLimitMs: QUERY_LIMIT_MS });
  try {
    const bars = { pictures: createProgressBar('pictures', process.stdout), articles: createProgressBar('articles', process.stdout) };
    const isNew = await seedDemo({ database, uploadsFolder: config.uploadsFolder, now, onProgress: ({ step, done, total }) => bars[step](done, total) });
    console.log(isNew ? 'The demo newspaper is there.' : 'The database has its newspaper already.');
    if (asked.articles === null) return;
    const added = await growArchive({ database, articles: asked.articles, seed: asked.seed, now, onProgress: createProgressBar('archive', process.stdout) });
    console.log(`The archive has ${asked.articles.toLocaleString('en')} generated articles or more; ${added.toLocaleString('en')} are new.`);
  } finally {
    await closeDatabase(database);
  }
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
