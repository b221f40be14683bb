import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { SUB_ARTICLES_PAGE_ITEMS } from '../../shared/config/constants.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import { articleDraftSchema } from '../../shared/contract/schemas/newsroom.ts';
import { applyChanges } from '../../shared/features/live-blog/apply-changes.ts';
import type { LiveBlogData, LiveChanges } from '../../shared/features/live-blog/live-blog-data.ts';
import { toLiveBlog, toLiveChanges } from '../../shared/features/live-blog/to-live-blog.ts';
import { seededRandom } from '../../shared/lib/seeded-random.ts';
import type { Database } from './database/open-database.ts';
import { loadArticleVersion } from './article-store.ts';
import { loadArticleChanges, loadArticleItems } from './live-blog-store.ts';
import { createArticle, updateArticle, withdrawArticle } from './newsroom/article-newsroom.ts';
import { releaseDueArticles } from './newsroom/release-due-articles.ts';
import { setSuperTagActive } from './newsroom/set-super-tag-active.ts';

const SETUP_MS = 60_000;
const SEED_MS = 60_000;
const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);
const POLLS = 9;
const WRITES_A_POLL = 9;
const toTree = ({ contentTree }: Article) => contentTree ?? [];

describe('live blogs', { timeout: SEED_MS }, () => {
  let opened: TestDatabase;
  let polls = 0;
  let reloads = 0;

  beforeAll(async () => {
    opened = await createTestDatabase();
  }, SETUP_MS);
  afterAll(() => opened.close());

  test.each(SEEDS)('whatever was written and however many polls were missed, a reader has the posts of a fresh page, seed %i', async (seed) => {
    const random = seededRandom(`blog ${seed}`);
    const newsroom = await createNewsroom(opened.database, seed, random);
    for (let count = Math.floor(random() * 40); count > 0; count -= 1) await newsroom.write();
    let held = await newsroom.fresh();
    for (let poll = 0; poll < POLLS; poll += 1) {
      for (let count = Math.floor(random() * WRITES_A_POLL); count > 0; count -= 1) await newsroom.write();
      const applied = applyChanges(held, await newsroom.changesSince(held.v));
      const fresh = await newsroom.fresh();
      held = applied?.blog ?? fresh;
      expect(held.posts.slice(0, fresh.posts.length)).toEqual(fresh.posts);
      expect(held).toMatchObject({ v: fresh.v, total: fresh.total });
      polls += 1;
      reloads += applied === null ? 1 : 0;
    }
    expect(await newsroom.pages()).toEqual(await newsroom.publicPosts());
  });

  test('most of these polls needed no page anew', () => {
    expect(polls).toBe(SEEDS.length * POLLS);
    expect(reloads).toBeLessThan(polls / 3);
  });
});

/** An editor who does anything at all to a live blog of thirty posts, at random. */
async function createNewsroom(database: Database, seed: number, random: () => number) {
  const site = 'lapszel';
  let now = TEST_NOW + 1_000_000 * (seed + 1);
  let count = 0;
  const options = () => ({ clean: (html: string) => ({ html, tree: [html], paragraphCount: 1 }), now });
  const pick = (size: number) => Math.floor(random() * size);
  const draft = (fields: object) => articleDraftSchema.parse({ slug: `blog-${seed}-${(count += 1)}`, title: `Cím ${count}`, mainSuperTag: 'belfold', originatingSite: site, content: `Szöveg ${count}`, pubDate: now, ...fields });
  const blog = await createArticle(database, draft({ type: 'liveblog', flags: ['live'] }), options());
  const other = await createArticle(database, draft({ type: 'liveblog' }), options());
  const ids: number[] = [];

  const create = async (fields: object) => {
    ids.push((await createArticle(database, draft({ type: 'liveblogpost', mainSuperTag: pick(4) === 0 ? 'gazdasag' : 'belfold', parentId: blog.id, ...fields }), options())).id);
  };
  const change = async (fields: object) => {
    const id = ids[pick(ids.length)];
    if (id !== undefined) await updateArticle(database, id, fields, options());
  };
  for (let index = 0; index < 30; index += 1) await create({ pubDate: now - pick(1000) });

  const operations: [number, () => Promise<unknown>][] = [
    [8, () => create({})],
    [3, () => create({ pubDate: now - pick(1000) })],
    [1, () => create({ pinned: true })],
    [2, () => create({ pubDate: now + 1 + pick(20) })],
    [1, () => create({ active: false })],
    [3, async () => {
      now += pick(20);
      while ((await releaseDueArticles(database, now)) !== null);
    }],
    [4, () => change({ title: `Javítva ${(count += 1)}` })],
    [2, () => change({ active: true })],
    [2, () => change({ pinned: random() < 0.3 })],
    [2, () => change({ pubDate: now - pick(1000) })],
    [1, () => change({ pubDate: now + pick(20) })],
    [1, () => change({ parentId: random() < 0.5 ? other.id : blog.id })],
    [2, async () => {
      const id = ids[pick(ids.length)];
      if (id !== undefined) await withdrawArticle(database, id, options());
    }],
    [0.3, () => updateArticle(database, blog.id, { lead: `Bevezető ${(count += 1)}` }, options())],
    [0.15, async () => {
      await setSuperTagActive(database, { slug: 'gazdasag', active: false, now });
      if (random() < 0.5) await setSuperTagActive(database, { slug: 'gazdasag', active: true, now });
    }],
  ];
  const weight = operations.reduce((sum, [share]) => sum + share, 0);

  const loadPage = async (page: number) => {
    const items = await loadArticleItems(database, blog.id, { offset: (page - 1) * SUB_ARTICLES_PAGE_ITEMS, limit: SUB_ARTICLES_PAGE_ITEMS });
    if (items === null) throw new Error('A page by its number is always there.');
    return items;
  };

  return {
    async write(): Promise<void> {
      now += pick(3);
      let draw = random() * weight;
      await operations.find(([share]) => (draw -= share) < 0)?.[1]();
    },
    async fresh(): Promise<LiveBlogData> {
      const v = (await loadArticleVersion(database, site, blog.slug))?.v ?? 0;
      return toLiveBlog({ ...(await loadPage(1)), version: v }, { page: 1, articleVersion: v }, toTree);
    },
    async changesSince(since: number): Promise<LiveChanges> {
      const changes = await loadArticleChanges(database, blog.id, since);
      if (changes === null) throw new Error('The live blog is gone.');
      return toLiveChanges(changes, () => true, toTree);
    },
    /** The ids of all pages, one after another. */
    async pages(): Promise<number[]> {
      const posts: number[] = [];
      for (let page = 1; ; page += 1) {
        const { items } = await loadPage(page);
        if (items.length === 0) return posts;
        posts.push(...items.map(({ id }) => id));
      }
    },
    /** The same, from the articles themselves. */
    async publicPosts(): Promise<number[]> {
      const rows = await database
        .selectFrom('articles')
        .innerJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
        .select('articles.id')
        .where('parent_id', '=', blog.id)
        .where('articles.active', '=', true)
        .where('super_tags.active', '=', true)
        .where('released', '=', true)
        .where('pinned', '=', false)
        .orderBy('pub_date', 'desc')
        .orderBy('articles.id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
