// How long the backend takes for a search by words and for suggestions, HTTP included and nothing cached: over an embedded
// archive of 100,000 articles and over a PostgreSQL server with as many. `--million` adds a server with 1,000,000, which
// takes half an hour to grow. Words are drawn from the archive itself, so frequent ones come as often as readers meet them.
import { join } from 'node:path';
import process from 'node:process';
import { startPostgres } from '../check/postgres.ts';
import { atMost, toMs, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { growArchive } from './support/grow-archive.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { drawSearches, measureSearches } from './support/searches.ts';
import { startBackend } from './support/site.ts';
import { percentile } from './support/statistics.ts';

const ARTICLES = 100_000;
const QUICK_ARTICLES = 10_000;
const MILLION = 1_000_000;
const EMBEDDED_MS = 60;
const SERVER_MS = 25;
const MILLION_MS = 80;
const SUGGEST_MS = 15;

await runBench(async (bench) => {
  leaveMeasuredCore();
  const articles = bench.isQuick ? QUICK_ARTICLES : ARTICLES;
  const claims = await measureEmbedded(bench, articles);
  claims.push(...(await measureServer(bench, articles, SERVER_MS)));
  if (process.argv.includes('--million')) claims.push(...(await measureServer(bench, MILLION, MILLION_MS)));
  return claims;
});

async function measureEmbedded(bench: Bench, articles: number): Promise<Claim[]> {
  const folder = join(bench.folder, 'embedded');
  await growArchive(folder, articles, bench.say);
  return measureBackend(bench, { DATA_FOLDER: folder }, `${articles} articles, embedded`, EMBEDDED_MS);
}

async function measureServer(bench: Bench, articles: number, limitMs: number): Promise<Claim[]> {
  const postgres = await startPostgres(process.env.TEST_DATABASE_URL);
  if (postgres === null) throw new Error('The server is measured with PostgreSQL, and no initdb and postgres were found.');
  bench.onEnd(() => postgres.stop());
  const folder = join(bench.folder, `server-${articles}`);
  await growArchive(folder, articles, bench.say, { DATABASE_URL: postgres.url });
  return measureBackend(bench, { DATA_FOLDER: folder, DATABASE_URL: postgres.url }, `${articles} articles on a server`, limitMs);
}

async function measureBackend(bench: Bench, settings: Readonly<Record<string, string>>, where: string, limitMs: number): Promise<Claim[]> {
  const backend = await startBackend(bench, settings);
  const searches = await drawSearches(backend.url, bench.isQuick ? 60 : 300);
  // Once to warm the database's own memory, as that of a running site is.
  await measureSearches(backend.url, searches.slice(0, 100));
  const times = await measureSearches(backend.url, searches);
  await backend.stop();
  for (const { path, ms } of times.toSorted((one, other) => other.ms - one.ms).slice(0, 5)) bench.say(`${toMs(ms)} ${decodeURIComponent(path)}`);
  const p95 = (kind: 'search' | 'typing' | 'suggest') => percentile(times.filter((time) => time.kind === kind).map(({ ms }) => ms), 0.95);
  return [
    atMost(`search by words, ${where}, p95`, p95('search'), limitMs, toMs),
    atMost(`articles while typing, ${where}, p95`, p95('typing'), limitMs, toMs),
    atMost(`suggestions, ${where}, p95`, p95('suggest'), SUGGEST_MS, toMs),
  ];
}
