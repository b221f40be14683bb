import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../../../test/support/test-database.ts';
import type { Database } from '../../store/database/open-database.ts';
import { DEMO_MARKER_SLUG } from './demo-marker.ts';
import { seedMissingParts } from './missing-parts.ts';
import { SEED_WIDGETS } from './result-widgets.ts';
import { toSeedGames } from './tip-games.ts';

/** How many widgets, games and entries there are. */
async function count(database: Database): Promise<number[]> {
  const tables = ['result_widgets', 'tip_games', 'tip_entries', 'newsletter_lists'] as const;
  return Promise.all(tables.map(async (table) => (await database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n));
}

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

test('a demo of an earlier release gets what it lacks, once, and what its editors wrote stays', async () => {
  const { database } = opened;
  const whole = await count(database);
  expect(whole.slice(0, 2)).toEqual([Object.keys(SEED_WIDGETS).length * 2, Object.keys(toSeedGames(TEST_NOW)).length * 2]);
  await database.deleteFrom('result_widgets').where('slug', '<>', 'ep-2024-terkep').execute();
  await database.updateTable('result_widgets').set({ title: 'Átírt cím' }).execute();
  await database.deleteFrom('tip_games').where('site', '=', 'lapszel').execute();
  await database.deleteFrom('newsletter_lists').where('code', '<>', 'fontos').execute();
  await seedMissingParts(database, TEST_NOW);
  await seedMissingParts(database, TEST_NOW);
  expect(await count(database)).toEqual(whole);
  expect((await database.selectFrom('result_widgets').select('slug').distinct().where('title', '=', 'Átírt cím').execute()).map(({ slug }) => slug)).toEqual(['ep-2024-terkep']);
});

test('what is no demo gets nothing', async () => {
  const { database } = opened;
  await database.deleteFrom('uniques').where('slug', '=', DEMO_MARKER_SLUG).execute();
  await database.deleteFrom('result_widgets').execute();
  await database.deleteFrom('tip_games').execute();
  await database.deleteFrom('newsletter_lists').execute();
  await seedMissingParts(database, TEST_NOW);
  expect(await count(database)).toEqual([0, 0, 0, 0]);
});
