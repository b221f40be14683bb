import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { COMBINED_LIST_REACH, listCombinedIds, listNewestCombinedIds } from './combined-list-store.ts';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { countList, listArticleIds, listNewestIds } from './list-store.ts';

const SETUP_MS = 60_000;
const ENTRIES = 3000;
const site = 'lapszel';

describe.each(testDatabaseKinds)('lists on a %s database', (kind) => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await createTestDatabase('empty', { kind });
    database = opened.database;
    // Ten years, crowded towards their end, two articles at each moment; every third and every seventh on lists of their own.
    await sql`
      insert into list_entries (site, list_key, pub_date, article_id)
      select 'lapszel', key, (1400000000 + 300000000 * sqrt((i / 2) / ${sql.lit(ENTRIES / 2)}::float))::bigint, i
      from generate_series(1, ${sql.lit(ENTRIES)}) i cross join (values ('all', 1), ('tag:3', 3), ('tag:7', 7)) as lists (key, step)
      where i % step = 0`.execute(database);
  }, SETUP_MS);

  afterAll(() => opened.close());

  async function listNaively(listKey: ListKey, where: (id: number) => boolean = () => true): Promise<number[]> {
    const rows = await database.selectFrom('list_entries').select('article_id').where('site', '=', site).where('list_key', '=', listKey).orderBy('pub_date', 'desc').orderBy('article_id', 'desc').execute();
    return rows.map(({ article_id }) => article_id).filter(where);
  }

  test.each([0, 1, 9, 10, 777, 1500, ENTRIES - 10, ENTRIES - 1, ENTRIES, ENTRIES + 500])('the page at offset %i is that of the whole list', async (offset) => {
    const whole = await listNaively('all');
    expect(await listArticleIds(database, { site, listKey: 'all', offset, limit: 10 })).toEqual({ ids: whole.slice(offset, offset + 10), total: ENTRIES });
  });

  test('a list that nobody is on is empty', async () => {
    expect(await listArticleIds(database, { site, listKey: 'tag:99', offset: 0, limit: 10 })).toEqual({ ids: [], total: 0 });
    expect(await listArticleIds(database, { site: 'erdely', listKey: 'all', offset: 0, limit: 10 })).toEqual({ ids: [], total: 0 });
  });

  test('the newest of several lists come in the order of the questions', async () => {
    const [seventh, all, none] = await listNewestIds(database, site, [{ listKey: 'tag:7', limit: 3 }, { listKey: 'all', limit: 2 }, { listKey: 'tag:99', limit: 5 }]);
    expect(seventh).toEqual((await listNaively('tag:7')).slice(0, 3));
    expect(all).toEqual((await listNaively('all')).slice(0, 2));
    expect(none).toEqual([]);
  });

  test('combined lists hold what is on all and on none', async () => {
    const both = await listNaively('tag:3', (id) => id % 7 === 0);
    expect(await listCombinedIds(database, { site, include: ['all', 'tag:3', 'tag:7'], exclude: [], offset: 5, limit: 10 })).toEqual({ ids: both.slice(5, 15), total: both.length });
    const without = await listNaively('tag:3', (id) => id % 7 !== 0);
    expect(await listCombinedIds(database, { site, include: ['tag:3'], exclude: ['tag:7'], offset: 300, limit: 10 })).toEqual({ ids: without.slice(300, 310), total: without.length });
    expect(await listCombinedIds(database, { site, include: ['tag:3', 'tag:99'], exclude: [], offset: 0, limit: 10 })).toEqual({ ids: [], total: 0 });
    expect(ENTRIES).toBeLessThan(COMBINED_LIST_REACH);
  });

  test('the newest of a combination are the beginning of its first page', async () => {
    for (const lists of [{ include: ['tag:3', 'tag:7'], exclude: [] }, { include: ['tag:3'], exclude: ['tag:7'] }, { include: [], exclude: [] }] as const) {
      expect(await listNewestCombinedIds(database, { site, ...lists, limit: 7 })).toEqual((await listCombinedIds(database, { site, ...lists, offset: 0, limit: 7 })).ids);
    }
  });

  test('counts follow what is deleted and inserted', async () => {
    await database.transaction().execute(async (trx) => {
      await trx.deleteFrom('list_entries').where('article_id', '<=', 100).execute();
      expect(await countList(trx, { site, listKey: 'all' })).toBe(ENTRIES - 100);
      expect((await listArticleIds(trx, { site, listKey: 'all', offset: ENTRIES - 101, limit: 10 })).ids).toEqual([101]);
      await trx.insertInto('list_entries').values({ site, list_key: 'all', pub_date: 1_900_000_000, article_id: 50 }).execute();
      expect(await listArticleIds(trx, { site, listKey: 'all', offset: 0, limit: 1 })).toEqual({ ids: [50], total: ENTRIES - 99 });
    });
  });

  test('entries are never updated, since the counts would not follow', async () => {
    await expect(database.updateTable('list_entries').set({ pub_date: 1 }).where('article_id', '=', 200).execute()).rejects.toThrow('never updated');
  });
});
