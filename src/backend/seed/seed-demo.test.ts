import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import { COLOR_SCHEMES, HEADER_TYPES } from '../../shared/contract/schemas/article.ts';
import { loadArticleList } from '../store/article-list-store.ts';
import { loadArticles } from '../store/article-store.ts';
import type { Database } from '../store/database/open-database.ts';
import { loadFrontendInit } from '../store/site-store.ts';
import { seedDemo } from './seed-demo.ts';
import { SEED_SUPER_TAGS } from './taxonomy.ts';

const AT_LEAST = 2;
const SLOW_MS = 60_000;
const FLAGS = ['live', 'legfontosabb', 'adfree', 'adult-content', 'pr'];

let opened: TestDatabase;
let database: Database;
let articles: Article[];

beforeAll(async () => {
  opened = await createTestDatabase('demo', { kind: 'embedded' });
  database = opened.database;
  const ids = await database.selectFrom('articles').select('id').execute();
  articles = await loadArticles(database, ids.map(({ id }) => id));
}, SLOW_MS);

afterAll(() => opened.close());

/** The values that fewer articles than two have, with how many have them. */
function listRare(values: readonly string[], read: (article: Article) => readonly string[]): Record<string, number> {
  const counts = new Map(values.map((value) => [value, 0]));
  for (const article of articles) for (const value of new Set(read(article))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([value, count]) => values.includes(value) && count < AT_LEAST));
}

describe('what the specification names occurs at least twice', () => {
  test('article types', () => expect(listRare(['article', 'longform', 'liveblog', 'liveblogpost'], ({ type }) => [type])).toEqual({}));
  test('flags', () => expect(listRare(FLAGS, ({ flags }) => flags.map(({ slug }) => slug))).toEqual({}));
  test('colour schemes', () => expect(listRare(COLOR_SCHEMES, ({ colorScheme }) => [colorScheme])).toEqual({}));
  test('header types', () => expect(listRare(HEADER_TYPES, ({ headerType }) => [headerType])).toEqual({}));
  test('sections', () =>
    expect(listRare(SEED_SUPER_TAGS.map(({ slug }) => slug), ({ mainSuperTag, superTags }) => [...superTags, ...(mainSuperTag === null ? [] : [mainSuperTag])].map(({ slug }) => slug))).toEqual({}));
  test('notices and marks', () => {
    const marks = ['spiritualHelp', 'drugProblem', 'adultContent', 'english', 'evergreen', 'important', 'announcement', 'favorite', 'periodic', 'adfree', 'pr', 'live', 'facebookSuggested'] as const;
    expect(listRare(marks, (article) => marks.filter((mark) => article[mark]))).toEqual({});
  });
  test('optional fields', () => {
    const fields = ['subtitle', 'contentHighlight', 'coverImage', 'coverImageText', 'ctUrl', 'avCode', 'indexAVCode', 'colorClass', 'rank', 'minute', 'facebookEngagement', 'ogDescription'] as const;
    expect(listRare(fields, (article) => fields.filter((field) => article[field] !== null))).toEqual({});
  });
  test('articles with a recommender of their own', () => expect(articles.filter(({ actions }) => 'recommended' in actions).length).toBeGreaterThanOrEqual(AT_LEAST));
  test('mirrored articles and articles with contributors', () => {
    expect(articles.filter(({ mirroringSites }) => mirroringSites.length > 0).length).toBeGreaterThanOrEqual(AT_LEAST);
    expect(articles.filter(({ articleContributors }) => articleContributors.length > 0).length).toBeGreaterThanOrEqual(AT_LEAST);
  });
});

test('there are at least 120 articles besides posts', () => {
  expect(articles.filter(({ type }) => type !== 'liveblogpost').length).toBeGreaterThanOrEqual(120);
});

test('live blogs were last changed by their newest post', () => {
  for (const blog of articles.filter(({ type }) => type === 'liveblog')) {
    const posts = articles.filter(({ parentId }) => parentId === blog.id);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(blog.updatedAt).toBe(Math.max(blog.pubDate, ...posts.map(({ pubDate }) => pubDate)));
  }
});

test('nothing is from the future', () => {
  expect(articles.filter(({ pubDate, updatedAt }) => Math.max(pubDate, updatedAt) > TEST_NOW)).toEqual([]);
});

test('every picture that an article shows was drawn', () => {
  for (const { slug, contentTree, coverImage } of articles) expect(JSON.stringify([contentTree, coverImage]), slug).not.toContain('picture:');
});

describe.each(Object.values<Edition>(editions))('$name', ({ slug: site, key }) => {
  test('every internal link of its menus, documents and articles leads to a page with something on it', async () => {
    const menus = (await loadFrontendInit(database, site))?.menus;
    const documents = await database.selectFrom('documents').select(['slug', 'content_html']).where('site', '=', site).execute();
    const shown = articles.filter(({ originatingSite, mirroringSites }) => [originatingSite, ...mirroringSites].includes(site));
    const links = new Map<string, string>([
      ...Object.entries(menus ?? {}).flatMap(([menu, items]) => items.map(({ href }): [string, string] => [href, `menu ${menu}`])),
      ...[...documents.map(({ slug, content_html }) => [slug, content_html] as const), ...shown.map(({ slug, content }) => [slug, content] as const)].flatMap(([slug, html]) =>
        [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']): [string, string] => [href, slug]),
      ),
    ]);
    const dead: string[] = [];
    for (const [href, from] of links) if (!(await isAlive(site, key, href))) dead.push(`${href} in ${from}`);
    expect(dead).toEqual([]);
  }, SLOW_MS);

  test('it has all eight menus, a front page and a podcast position', async () => {
    const menus = (await loadFrontendInit(database, site))?.menus;
    for (const [name, items] of Object.entries(menus ?? {})) expect(items.length, name).toBeGreaterThan(0);
    expect(Object.keys(menus ?? {})).toHaveLength(8);
  });
});

test('a second run leaves everything as it is', async () => {
  expect(await seedDemo({ database, uploadsFolder: '/nowhere', now: TEST_NOW, pictures: 'none' })).toBe(false);
});

/** Whether a route of the site answers 200 at once: no redirect, no empty list. */
async function isAlive(site: string, edition: Edition['key'], href: string): Promise<boolean> {
  const [, route = '', slug = ''] = href.split('/');
  const has = async (filters: Parameters<typeof loadArticleList>[1]['filters']) => (await loadArticleList(database, { site, filters, offset: 0, limit: 1 })).totalItems > 0;
  switch (route) {
    case '':
    case 'legfrissebb':
      return has({ parent: 'none' });
    case 'legfontosabb':
      return has({ flag: 'legfontosabb' });
    case 'kedvenceink':
      return has({ flag: 'favorite' });
    case 'english':
      return has({ mstag: 'english' });
    case 'cimke':
      return has({ tag: slug });
    case 'szerzo':
      return has({ author: slug });
    case 'rovat':
      // These two are redirected to pages of their own.
      return slug !== 'english' && slug !== 'after' && has({ mstag: slug });
    case 'impresszum':
      return edition === 'main';
    case 'dokumentum':
      if (edition === 'main' && slug === 'impresszum') return false;
      return (await database.selectFrom('documents').select('slug').where('site', '=', site).where('slug', '=', slug).executeTakeFirst()) !== undefined;
    default:
      return false;
  }
}
