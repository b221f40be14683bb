import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, loadDump, testDatabaseKinds } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import type { Database, DatabaseEvent } from './open-database.ts';

const SETUP_MS = 60_000;
/** Takes far longer than any limit of these tests. */
const ENDLESS = sql`select count(*) from generate_series(1, 2000000000)`;

describe.each(testDatabaseKinds)('%s database', (kind) => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await createTestDatabase('empty', { kind, queryLimitMs: 1000 });
    database = opened.database;
  }, SETUP_MS);

  afterAll(() => opened.close());

  test('numbers, arrays and JSON come as JavaScript values', async () => {
    const { rows } = await sql`select count(*) as n, 7::bigint as big, array[1, 2] as list, '{"a":[1]}'::jsonb as json`.execute(database);
    expect(rows).toEqual([{ n: 1, big: 7, list: [1, 2], json: { a: [1] } }]);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const failing = database.transaction().execute(async (trx) => {
      await insertSite(trx, 'gone');
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await listSites(database)).toEqual([]);
  });

  test('a query on the database inside its own transaction is refused and the transaction rolled back', async () => {
    const nested = database.transaction().execute(async (trx) => {
      await insertSite(trx, 'gone');
      return listSites(database);
    });
    await expect(nested).rejects.toMatchObject({ code: 'OUTER_QUERY_IN_TRANSACTION' });
    expect(await listSites(database)).toEqual([]);
  });

  test('what a transaction started but did not wait for may use the database after it', async () => {
    const started = Promise.withResolvers<string[]>();
    const ended = Promise.withResolvers<void>();
    await database.transaction().execute(async () => {
      void ended.promise.then(() => listSites(database)).then(started.resolve, started.reject);
    });
    ended.resolve();
    expect(await started.promise).toEqual([]);
  });

  test('simultaneous transactions do not mix', async () => {
    const write = (slug: string, fail: boolean) =>
      database.transaction().execute(async (trx) => {
        await insertSite(trx, slug);
        if (fail) throw new Error('undo');
      });
    await Promise.allSettled([write('kept', false), write('undone', true)]);
    expect(await listSites(database)).toEqual(['kept']);
    await database.deleteFrom('sites').execute();
  });

  test('a query over its limit is stopped and the next one is answered', async () => {
    await expect(ENDLESS.execute(database)).rejects.toMatchObject({ code: kind === 'embedded' ? 'QUERY_TIMEOUT' : '57014' });
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  }, SETUP_MS);

  test('no migration is left for a second start', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(database);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});

describe('embedded database in a folder', () => {
  let folder: string;
  let database: Database;
  const events: DatabaseEvent[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lapszel-database-'));
    database = await openDatabase({ url: null, folder, connections: 1, queryLimitMs: 1000, dump: await loadDump('empty'), onEvent: (event) => events.push(event) });
  }, SETUP_MS);

  afterAll(async () => {
    await closeDatabase(database);
    rmSync(folder, { recursive: true });
  });

  test('a second one on the same folder is refused', async () => {
    await expect(openDatabase({ url: null, folder, connections: 1, queryLimitMs: 1000 })).rejects.toMatchObject({ code: 'DATA_FOLDER_LOCKED' });
  });

  test('the watchdog ends a query that blocks its thread, starts the thread anew and keeps what was committed', async () => {
    await insertSite(database, 'kept');
    const slow = database.transaction().execute(async (trx) => {
      await insertSite(trx, 'undone');
      await ENDLESS.execute(trx);
    });
    await expect(slow).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
    expect(await listSites(database)).toEqual(['kept']);
    expect(events.map(({ kind }) => kind)).toContain('restarted');
  }, SETUP_MS);

  test('a transaction that outlives its thread does not go on outside of itself', async () => {
    const broken = database.transaction().execute(async (trx) => {
      await ENDLESS.execute(trx).catch(() => undefined);
      await insertSite(trx, 'stray');
    });
    await expect(broken).rejects.toMatchObject({ code: 'DATABASE_RESTARTED' });
    expect(await listSites(database)).toEqual(['kept']);
  }, SETUP_MS);
});

describe('a database that does not open', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lapszel-not-opened-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const open = (options: { url: string | null; folder: string | null }) => openDatabase({ connections: 1, queryLimitMs: 5000, ...options });

  test('embedded: what failed, in which folder, and what to do', async () => {
    // PGlite's file system throws an object that is no Error over it.
    mkdirSync(join(folder, 'pgdata'));
    symlinkSync('PG_VERSION', join(folder, 'pgdata/PG_VERSION'));
    const message = `The embedded database in ${join(folder, 'pgdata')} could not be opened: ELOOP, a link that leads to itself. See that this user may write there`;
    await expect(open({ url: null, folder })).rejects.toMatchObject({ code: 'DATABASE_NOT_OPENED', message: expect.stringContaining(message) });
  }, SETUP_MS);

  test('embedded: a folder that cannot be one is named, and its lock is given back', async () => {
    const place = join(folder, 'file');
    writeFileSync(place, '');
    await expect(open({ url: null, folder: place })).rejects.toMatchObject({ code: 'DATABASE_NOT_OPENED', message: expect.stringMatching(/EEXIST.*choose another DATA_FOLDER/) });
    const half = join(folder, 'half');
    mkdirSync(half);
    writeFileSync(join(half, 'pgdata'), '');
    await expect(open({ url: null, folder: half })).rejects.toMatchObject({ code: 'DATABASE_NOT_OPENED' });
    expect(readdirSync(half)).toEqual(['pgdata']);
  });

  test('server: which one, without its password', async () => {
    const url = 'postgres://anna:titkos@127.0.0.1:1/lap?password=titkos&sslmode=disable';
    const message = 'The database postgres://anna@127.0.0.1:1/lap could not be opened: connect ECONNREFUSED 127.0.0.1:1. See that the server runs';
    const failure = await open({ url, folder: null }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'DATABASE_NOT_OPENED', message: expect.stringContaining(message) });
    expect(String(failure)).not.toContain('titkos');
  });
});

async function insertSite(database: Database, slug: string): Promise<void> {
  await database.insertInto('sites').values({ slug, name: slug, domain: `${slug}.example`, currency: 'HUF', currency_sign: 'Ft', twitter_site: null, audience_script: null }).execute();
}

async function listSites(database: Database): Promise<string[]> {
  return (await database.selectFrom('sites').select('slug').execute()).map(({ slug }) => slug);
}
