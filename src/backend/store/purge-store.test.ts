import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, testDatabaseKinds } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { appendPurge, loadPurgesSince, prunePurges } from './purge-store.ts';

describe.each(testDatabaseKinds)('the purge log on a %s database', (kind) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await createTestDatabase('empty', { kind });
  }, 60_000);

  afterAll(() => opened.close());

  test('an empty log has no gap', async () => {
    expect(await loadPurgesSince(opened.database, 0)).toEqual({ last: 0, gap: false, items: [] });
  });

  test('a reader gets what came after what it knows', async () => {
    const first = await appendPurge(opened.database, { keys: ['lists'], hard: false, now: 100 });
    const second = await appendPurge(opened.database, { keys: ['article:a', 'lists'], hard: true, now: 200 });
    expect(await loadPurgesSince(opened.database, first)).toEqual({ last: second, gap: false, items: [{ sequence: second, keys: ['article:a', 'lists'], hard: true }] });
    expect(await loadPurgesSince(opened.database, second)).toEqual({ last: second, gap: false, items: [] });
  });

  test('a number from the future is a gap: the database is another one', async () => {
    expect(await loadPurgesSince(opened.database, 1000)).toMatchObject({ gap: true });
  });

  test('what was pruned is a gap for who did not read it, and the newest always stays', async () => {
    const { last } = await loadPurgesSince(opened.database, 0);
    await prunePurges(opened.database, 10_000);
    expect(await loadPurgesSince(opened.database, last - 1)).toMatchObject({ last, gap: false, items: [{ sequence: last }] });
    expect(await loadPurgesSince(opened.database, last - 2)).toMatchObject({ gap: true });
  });

  test('simultaneous writers leave no number that a reader could skip', async () => {
    const { last } = await loadPurgesSince(opened.database, 0);
    const sequences = await Promise.all(Array.from({ length: 8 }, () => opened.database.transaction().execute((trx) => appendPurge(trx, { keys: ['front'], hard: false, now: 300 }))));
    expect(sequences.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 8 }, (_, index) => last + 1 + index));
  });
});
