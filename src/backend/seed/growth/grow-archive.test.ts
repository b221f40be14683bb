import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { loadArticleBySlug, loadSummaries } from '../../store/article-store.ts';
import { countList, listArticleIds } from '../../store/list-store.ts';
import { generateArticle } from './generate-article.ts';
import { growArchive } from './grow-archive.ts';

describe('growing an archive', () => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await createTestDatabase();
  }, 60_000);

  afterAll(() => opened.close());

  const grow = (articles: number, seed = 1) => growArchive({ database: opened.database, articles, seed, now: TEST_NOW });
  const countArticles = async () => (await opened.database.selectFrom('articles').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

  test('it adds what is missing and goes on where it stood', async () => {
    const before = await countArticles();
    expect(await grow(60)).toBe(60);
    expect(await grow(60)).toBe(0);
    expect(await grow(100)).toBe(40);
    expect(await countArticles()).toBe(before + 100);
  }, 30_000);

  test('the articles are those of the seed, whole and on their lists', async () => {
    const generated = generateArticle(1, 90);
    const site = generated.edition === 'main' ? 'lapszel' : 'erdely';
    const article = await loadArticleBySlug(opened.database, site, generated.slug);
    expect(article).toMatchObject({ title: generated.title, content: generated.html, contentTree: generated.tree, mainSuperTag: { slug: generated.section }, active: true });
    expect(article?.tags.map(({ slug }) => slug)).toEqual(generated.tags);
    expect(article?.articleAuthors.length).toBeGreaterThan(0);
    const tag = article?.tags[0];
    const { ids } = await listArticleIds(opened.database, { site, listKey: `tag:${tag?.id ?? 0}`, offset: 0, limit: 1000 });
    expect(ids).toContain(article?.id);
  });

  test('they are spread over ten years and older than the demo newspaper', async () => {
    const total = await countList(opened.database, { site: 'lapszel', listKey: 'all' });
    const { ids } = await listArticleIds(opened.database, { site: 'lapszel', listKey: 'all', offset: total - 1, limit: 1 });
    const [oldest] = await loadSummaries(opened.database, ids);
    expect(TEST_NOW - (oldest?.pubDate ?? TEST_NOW)).toBeGreaterThan(8 * 365 * 86_400);
    const { pub_date } = await opened.database.selectFrom('articles').select('pub_date').where('slug', 'like', '%-100').executeTakeFirstOrThrow();
    expect(TEST_NOW - pub_date).toBeGreaterThanOrEqual(30 * 86_400);
  });

  test('growing by many puts indexes off to the end, and the run after a broken one makes them', async () => {
    const countIndexes = async () => (await sql<{ n: number }>`select count(*)::int as n from pg_indexes where indexname in ('article_search_by_word', 'article_search_newest', 'articles_by_title_part')`.execute(opened.database)).rows[0]?.n;
    const bulk = { database: opened.database, articles: 110, seed: 1, now: TEST_NOW, bulk: 10 };
    const broken = growArchive({ ...bulk, onProgress: () => { throw new Error('the lights went out'); } });
    await expect(broken).rejects.toThrow('lights');
    expect(await countIndexes()).toBe(0);
    expect(await growArchive(bulk)).toBe(0);
    expect(await countIndexes()).toBe(3);
    expect(await growArchive({ ...bulk, articles: 120 })).toBe(10);
    expect(await countIndexes()).toBe(3);
  }, 30_000);

  test('another seed on the same archive is refused', async () => {
    await expect(grow(120, 2)).rejects.toThrow('seed 1');
  });
});
