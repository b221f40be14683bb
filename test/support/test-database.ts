import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { closeDatabase, dumpDatabase, openDatabase } from '../../src/backend/store/database/open-database.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { seedDemo } from '../../src/backend/seed/seed-demo.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/lapszel');
/** What the content of a fresh database depends on. */
const SOURCES = ['src/backend/store/migrations/*.ts', 'src/backend/store/newsroom/*.ts', 'src/backend/seed/**/*.{ts,html,json}', 'src/backend/formula1/*.ts', 'src/shared/lib/article-html/*.ts', 'src/shared/config/editions/*.ts'];

/** The moment that the demo's articles count their ages from: 2025-11-21 10:00 UTC. */
export const TEST_NOW = 1_763_719_200;

/** A database of its own for a test file; `close` takes it away. */
export type TestDatabase = { readonly database: Database; readonly close: () => Promise<void> };

/**
 * The kinds of database that this run can test on. How a database is opened, written and read is proved on each
 * (`describe.each(testDatabaseKinds)`); all other tests take the server where there is one, since it starts in a tenth
 * of the time, and the browser tests and the bare backend process take the embedded one.
 */
export const testDatabaseKinds: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded'];

export type DatabaseKind = 'embedded' | 'server';

/** What it holds: the demo newspaper without picture files, or the bare schema. */
export type TestContent = 'demo' | 'empty';

/** How it differs from the usual. */
export type TestDatabaseOptions = { readonly kind?: DatabaseKind; readonly queryLimitMs?: number };

/**
 * Makes a database for a test file: embedded, from a dump that is made once and kept as long as its sources stay the
 * same; where TEST_DATABASE_URL names a server, a database of its own there unless `kind` says otherwise.
 */
export async function createTestDatabase(content: TestContent = 'demo', { kind, queryLimitMs = 10_000 }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server && kind !== 'embedded') return createOnServer(server, content, queryLimitMs);
  const database = await openDatabase({ url: null, folder: null, connections: 1, queryLimitMs, dump: await loadDump(content) });
  return { database, close: () => closeDatabase(database) };
}

/** The dump's bytes, for a test that opens an embedded database in a folder. */
export async function loadDump(content: TestContent): Promise<Uint8Array> {
  const path = join(CACHE_FOLDER, `test-${content}-${hashSources()}.tgz`);
  if (existsSync(path)) return readFileSync(path);
  const database = await openDatabase({ url: null, folder: null, connections: 1, queryLimitMs: 60_000 });
  try {
    await fill(database, content);
    const dump = await dumpDatabase(database);
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, dump);
    renameSync(`${path}.${process.pid}`, path);
    // Dumps of older sources are of no use to anybody.
    for (const old of globSync(`test-${content}-*.tgz`, { cwd: CACHE_FOLDER })) if (!path.endsWith(old)) rmSync(join(CACHE_FOLDER, old), { force: true });
    return dump;
  } finally {
    await closeDatabase(database);
  }
}

async function createOnServer(server: string, content: TestContent, queryLimitMs: number): Promise<TestDatabase> {
  const name = `lapszel_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const template = await requireTemplate(admin, server, content);
  await admin.query(`create database ${name} template ${template}`);
  const database = await openDatabase({ url: withName(server, name), folder: null, connections: 4, queryLimitMs });
  return {
    database,
    async close() {
      await closeDatabase(database);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Copies of a template cost a tenth of a second; the template itself is made by the first who needs it. */
async function requireTemplate(admin: pg.Client, server: string, content: TestContent): Promise<string> {
  const name = `lapszel_template_${content}_${hashSources()}`;
  const lock = parseInt(hashSources().slice(0, 7), 16);
  await admin.query('select pg_advisory_lock($1)', [lock]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const building = `${name}_building`;
      await admin.query(`drop database if exists ${building} with (force)`);
      await admin.query(`create database ${building}`);
      const database = await openDatabase({ url: withName(server, building), folder: null, connections: 1, queryLimitMs: 60_000 });
      await fill(database, content).finally(() => closeDatabase(database));
      await admin.query(`alter database ${building} rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lock]);
  }
  return name;
}

async function fill(database: Database, content: TestContent): Promise<void> {
  if (content === 'demo') await seedDemo({ database, uploadsFolder: CACHE_FOLDER, now: TEST_NOW, pictures: 'none' });
}

function withName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

let sourcesHash: string | undefined;

function hashSources(): string {
  if (sourcesHash === undefined) {
    const hash = createHash('sha256').update(String(TEST_NOW));
    for (const path of globSync(SOURCES, { cwd: ROOT }).filter((name) => !name.endsWith('.test.ts')).toSorted()) hash.update(path).update(readFileSync(join(ROOT, path)));
    sourcesHash = hash.digest('hex').slice(0, 16);
  }
  return sourcesHash;
}
