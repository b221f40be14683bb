import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { AFTER_ARTICLE_ITEMS, AFTER_CARD_ITEMS, AFTER_NEWS_ITEMS, HOLD_BLOG_RECOMMENDER_ITEMS } from '../../shared/config/constants.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { sections } from '../../shared/config/sections.ts';
import { supplements } from '../../shared/config/supplements.ts';
import type { Tab } from '../../shared/config/tabs.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import type { SearchFilter } from '../../shared/contract/schemas/search.ts';
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
  opened = await createTestDatabase();
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

/** The tabs of a page with the tabs within them. */
function listTabs(tabs: readonly Tab[]): Omit<Tab, 'subTabs'>[] {
  return tabs.flatMap(({ subTabs, ...tab }) => [tab, ...(subTabs ?? [])]);
}

function matches({ tags, mainSuperTag, superTags }: Article, { and_tags = [], superTags: wanted = [], not_tags = [] }: SearchFilter): boolean {
  const topics = tags.map(({ slug }) => slug);
  const filedUnder = [mainSuperTag, ...superTags].map((section) => section?.slug ?? '');
  return and_tags.every((slug) => topics.includes(slug)) && wanted.every((slug) => filedUnder.includes(slug)) && !not_tags.some((slug) => topics.includes(slug));
}

/** The tabs that list fewer articles than `least` in an edition. */
function listThinTabs(site: string, page: SearchFilter, tabs: readonly Tab[], least: number): string[] {
  const shown = articles.filter(({ originatingSite, mirroringSites }) => [originatingSite, ...mirroringSites].includes(site)).filter((article) => matches(article, page));
  return listTabs(tabs).flatMap(({ path, content }) => (content.kind === 'articles' && shown.filter((article) => matches(article, content.filter ?? {})).length < least ? [path] : []));
}

describe.each(Object.values<Edition>(editions))('the tabs of $name have something to list', ({ slug: site }) => {
  test.each(supplements)('supplement $slug', ({ slug, tabs }) => expect(listThinTabs(site, { and_tags: [slug] }, tabs, AT_LEAST)).toEqual([]));
  test.each(sections)('section $slug', ({ slug, tabs }) => expect(listThinTabs(site, { superTags: [slug] }, tabs, 1)).toEqual([]));
  test('documents of the supplements', async () => {
    const asked = supplements.flatMap(({ tabs }) => listTabs(tabs).flatMap(({ content }) => (content.kind === 'document' ? [content.slug] : [])));
    const found = await database.selectFrom('documents').select('slug').where('site', '=', site).where('slug', 'in', asked).execute();
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(asked.toSorted());
  });
});

test('the After page and the Holdblog recommender have more than they show', () => {
  const count = (section: string) => articles.filter(({ mainSuperTag }) => mainSuperTag?.slug === section).length;
  expect(count('after')).toBeGreaterThanOrEqual(AFTER_NEWS_ITEMS + AFTER_CARD_ITEMS + AFTER_ARTICLE_ITEMS + AT_LEAST);
  expect(count('holdblog')).toBeGreaterThanOrEqual(HOLD_BLOG_RECOMMENDER_ITEMS + AT_LEAST);
});

test('no two articles have the same title', () => {
  const titles = articles.filter(({ type }) => type !== 'liveblogpost').map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('trail news are there at least twice', () => {
  expect(articles.filter(({ tags }) => tags.some(({ slug }) => slug === 'turahirek')).length).toBeGreaterThanOrEqual(AT_LEAST);
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
  const [, route = '', slug = '', tab = ''] = href.split('/');
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
    case 'after':
      return has({ mstag: route });
    case 'cimke':
      return has({ tag: slug });
    case 'szerzo':
      return has({ author: slug });
    case 'rovat':
      // These two are redirected to pages of their own.
      return slug !== 'english' && slug !== 'after' && has({ mstag: slug });
    case 'melleklet': {
      const supplement = supplements.find((one) => one.slug === slug);
      return supplement !== undefined && listTabs(supplement.tabs).some(({ path }) => path === tab);
    }
    case 'impresszum':
    // Menus are read with what the component set-up takes out of them.
    case 'elofizetes':
      return edition === 'main';
    case 'foci':
      return (await database.selectFrom('fixtures').select('id').limit(1).executeTakeFirst()) !== undefined;
    case 'tamogatas':
    case 'ertesitesek':
    case 'f1':
    case 'podcast':
    case 'arfolyam':
      return true;
    case 'dokumentum':
      if (edition === 'main' && slug === 'impresszum') return false;
      return (await database.selectFrom('documents').select('slug').where('site', '=', site).where('slug', '=', slug).executeTakeFirst()) !== undefined;
    default:
      return false;
  }
}
