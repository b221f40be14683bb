import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { growArchive } from '../../seed/growth/grow-archive.ts';
import { findArticles } from './find-articles.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { parseTerms } from './search-terms.ts';

const ARTICLES = 600;
const SITE = 'lapszel';
const A_YEAR = 365 * 86_400;

describe('searching an archive', () => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await createTestDatabase();
    await growArchive({ database: opened.database, articles: ARTICLES, seed: 1, now: TEST_NOW });
  }, 60_000);

  afterAll(() => opened.close());

  const find = (term: string, rest: Partial<Parameters<typeof findArticles>[1]> = {}) => {
    const terms = parseTerms(term);
    return findArticles(opened.database, { site: SITE, required: [...(terms?.required ?? []), `'@${SITE}'`], terms, since: null, until: null, now: TEST_NOW, offset: 0, limit: 10, ...rest });
  };
  /** All hits, newest first, found by reading every row. */
  const readAll = async (required: readonly string[], since: number, until: number) =>
    (await sql<{ id: number }>`select article_id as id from article_search where pub_date >= ${since} and pub_date < ${until} and tsv @@ ${required.join(' & ')}::text::tsquery order by pub_date desc, article_id desc`.execute(opened.database)).rows.map(({ id }) => id);
  const searchNewest = async (required: readonly string[], since: number, until: number, most: number) =>
    (await sql<{ article_id: number }>`select article_id from search_newest(${SITE}, ${required.join(' & ')}::tsquery, null, ${since}::bigint, ${until}::bigint, ${most})`.execute(opened.database)).rows.map(({ article_id }) => article_id);

  test.each(['pénz', 'Bányai', 'Bodrogvár', 'decemberben', 'nincsilyenszo', 'lakossági fórum'])('the newest that have %s are those of the whole archive', async (term) => {
    const required = [...(parseTerms(term)?.required ?? []), `'@${SITE}'`];
    for (const [since, until] of [[0, 2 ** 40], [TEST_NOW - 3 * A_YEAR, TEST_NOW - A_YEAR], [0, TEST_NOW - 2 * A_YEAR], [TEST_NOW - 20 * A_YEAR, 2 ** 40], [2 ** 40, 2 ** 41]] as const) {
      const all = await readAll(required, since, until);
      for (const most of [1, 20, 1001]) expect({ since, until, most, ids: await searchNewest(required, since, until, most) }).toEqual({ since, until, most, ids: all.slice(0, most) });
    }
  });

  test('an index that is made anew is the one that writing made', async () => {
    const readVectors = async () => (await sql<{ article_id: number; tsv: string; title_words: string[] }>`select article_id, tsv::text, title_words from article_search order by article_id`.execute(opened.database)).rows;
    const before = await readVectors();
    await sql`delete from article_search`.execute(opened.database);
    expect((await find('pénz')).total).toBe(0);
    await rebuildSearch(opened.database);
    expect(await readVectors()).toEqual(before);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from title_words where n <= 0`.execute(opened.database);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('a total that has no end is capped, and says so; the pages of what is ranked do not overlap', async () => {
    const whole = await find('pénz');
    expect(whole).toMatchObject({ isCapped: false });
    expect(whole.total).toBeGreaterThan(100);
    const capped = await find('pénz', { candidates: 30 });
    expect(capped).toMatchObject({ isCapped: true, total: 30 });
    const pages = [await find('pénz', { candidates: 30 }), await find('pénz', { candidates: 30, offset: 10 }), await find('pénz', { candidates: 30, offset: 20 }), await find('pénz', { candidates: 30, offset: 30 })];
    expect(pages.map(({ ids }) => ids.length)).toEqual([10, 10, 10, 0]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(30);
  });

  test('of more hits than are ranked, those with the words in their title are ranked, however old', async () => {
    const inTitle = await readAll(["'!penz'", `'@${SITE}'`], 0, 2 ** 40);
    const oldest = inTitle.slice(0, 8).at(-1);
    const { ids } = await find('pénz', { candidates: 30, limit: 30 });
    expect(ids).toContain(oldest);
  });
});
