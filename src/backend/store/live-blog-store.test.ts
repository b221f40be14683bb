import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '../../../test/support/count-rows.ts';
import { writeLongBlog } from '../../../test/support/long-blog.ts';
import type { LongBlog } from '../../../test/support/long-blog.ts';
import { createTestDatabase, TEST_NOW } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { cleanArticleHtml } from '../../shared/lib/article-html/clean-article-html.ts';
import { articleDraftSchema } from '../../shared/contract/schemas/newsroom.ts';
import { loadArticleById, loadArticleVersion } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import { loadArticleChanges, loadArticleItems } from './live-blog-store.ts';
import { liveBlogs } from './migrations/010-live-blogs.ts';
import { createArticle, updateArticle, withdrawArticle } from './newsroom/article-newsroom.ts';
import { releaseDueArticles } from './newsroom/release-due-articles.ts';
import { setSuperTagActive } from './newsroom/set-super-tag-active.ts';

const SETUP_MS = 60_000;
const SLOW_MS = 30_000;
const site = 'lapszel';
const now = TEST_NOW + 3600;
const options = { clean: cleanArticleHtml, now };
const LIMIT = 30;

describe('live blogs', { timeout: SLOW_MS }, () => {
  let opened: TestDatabase;
  let database: Database;
  let count = 0;

  beforeAll(async () => {
    opened = await createTestDatabase();
    database = opened.database;
  }, SETUP_MS);
  afterAll(() => opened.close());

  const draft = (fields: object) => articleDraftSchema.parse({ slug: `elo-${(count += 1)}`, title: `Cím ${count}`, mainSuperTag: 'belfold', originatingSite: site, pubDate: now - 1000 + count, ...fields });
  const createBlog = (fields: object = {}) => createArticle(database, draft({ type: 'liveblog', flags: ['live'], ...fields }), options);
  const createPost = (parentId: number, fields: object = {}) => createArticle(database, draft({ type: 'liveblogpost', parentId, ...fields }), options);
  const versionOf = async (slug: string) => (await loadArticleVersion(database, site, slug))?.v ?? 0;

  /** What changes tell of a deed. */
  async function changesBy(blog: { id: number; slug: string }, deed: () => Promise<unknown>) {
    const since = await versionOf(blog.slug);
    await deed();
    const changes = await loadArticleChanges(database, blog.id, since);
    return changes === null ? null : { ...changes, upserts: changes.upserts.map(({ id }) => id) };
  }

  describe('changes', () => {
    test('a new post comes, an edited one comes again, a withdrawn one goes', async () => {
      const blog = await createBlog();
      const first = await createPost(blog.id);
      const second = await createPost(blog.id);
      const changes = await changesBy(blog, async () => {
        await updateArticle(database, first.id, { title: 'Javítva' }, options);
        await withdrawArticle(database, second.id, options);
        count += 1;
        await createPost(blog.id);
      });
      expect(changes).toMatchObject({ v: 6, reload: false, live: true, removedIds: [second.id], upserts: [expect.any(Number), first.id], totalItems: 2, pinnedIds: [] });
    });

    test('what a post became through several writes is told once', async () => {
      const blog = await createBlog();
      const changes = await changesBy(blog, async () => {
        const { id } = await createPost(blog.id);
        await updateArticle(database, id, { title: 'a' }, options);
        await updateArticle(database, id, { title: 'b', pinned: true }, options);
      });
      expect(changes).toMatchObject({ reload: false, upserts: [expect.any(Number)], totalItems: 0 });
      expect(changes?.pinnedIds).toEqual(changes?.upserts);
    });

    test('a post that moves to another blog is gone here and new there', async () => {
      const [here, there] = [await createBlog(), await createBlog()];
      const post = await createPost(here.id);
      const sinceThere = await versionOf(there.slug);
      const left = await changesBy(here, () => updateArticle(database, post.id, { parentId: there.id }, options));
      expect(left).toMatchObject({ reload: false, upserts: [], removedIds: [post.id], totalItems: 0 });
      expect(await loadArticleChanges(database, there.id, sinceThere)).toMatchObject({ reload: false, upserts: [{ id: post.id }], removedIds: [], totalItems: 1 });
    });

    test('a post whose time comes is told of, and not before', async () => {
      const blog = await createBlog();
      const early = await changesBy(blog, () => createPost(blog.id, { pubDate: now + 60 }));
      expect(early).toMatchObject({ reload: false, upserts: [], totalItems: 0 });
      const due = await changesBy(blog, () => releaseDueArticles(database, now + 60));
      expect(due).toMatchObject({ reload: false, upserts: early?.removedIds, removedIds: [], totalItems: 1 });
    });

    test('what posts did not do cannot be told: the article changed, or a section of its posts was switched', async () => {
      const blog = await createBlog();
      await createPost(blog.id, { mainSuperTag: 'tech' });
      expect(await changesBy(blog, () => updateArticle(database, blog.id, { lead: 'Más.' }, options))).toMatchObject({ reload: true, upserts: [], removedIds: [], pinnedIds: [] });
      expect(await changesBy(blog, () => setSuperTagActive(database, { slug: 'tech', active: false, now }))).toMatchObject({ reload: true, totalItems: 0 });
      expect(await changesBy(blog, () => setSuperTagActive(database, { slug: 'tech', active: true, now }))).toMatchObject({ reload: true, totalItems: 1 });
    });

    test('a version from the future, one from too long ago, or an article without posts of this kind asks for the page', async () => {
      const blog = await createBlog();
      const { id } = await createPost(blog.id);
      expect(await loadArticleChanges(database, blog.id, 3)).toMatchObject({ v: 2, reload: true });
      expect(await loadArticleChanges(database, blog.id, 2)).toMatchObject({ v: 2, reload: false, upserts: [], removedIds: [] });
      expect(await loadArticleChanges(database, id, 0)).toMatchObject({ reload: true });
      expect(await loadArticleChanges(database, 999_999_999, 0)).toBeNull();
      // As many writes as make a page of versions, without the work of each.
      await sql`insert into live_changes (parent_id, version, post_id) select ${blog.id}, version, ${id} from generate_series(3, 201) version`.execute(database);
      await sql`update articles set version = 201 where id = ${blog.id}`.execute(database);
      await updateArticle(database, id, { title: 'Az utolsó cím' }, options);
      expect(await loadArticleChanges(database, blog.id, 2)).toMatchObject({ v: 202, reload: false, upserts: [{ id }] });
      expect(await loadArticleChanges(database, blog.id, 1)).toMatchObject({ v: 202, reload: true, upserts: [] });
    });
  });

  test('a post is found on its page, a pinned one on the first, and nobody else\'s', async () => {
    const blog = await createBlog();
    const posts: number[] = [];
    for (let index = 0; index < 7; index += 1) posts.push((await createPost(blog.id)).id);
    const pinned = await createPost(blog.id, { pinned: true });
    const hidden = await createPost(blog.id, { active: false });
    const foreign = await createPost((await createBlog()).id);
    const pageOf = async (post: number) => (await loadArticleItems(database, blog.id, { limit: 3, post }))?.page ?? null;
    expect(await Promise.all(posts.toReversed().map(pageOf))).toEqual([1, 1, 1, 2, 2, 2, 3]);
    expect(await Promise.all([pinned.id, hidden.id, foreign.id, blog.id, 999_999_999].map(pageOf))).toEqual([1, null, null, null, null]);
    const items = await loadArticleItems(database, blog.id, { limit: 3, post: posts[2] ?? 0 });
    expect(items).toMatchObject({ items: [{ id: posts[3] }, { id: posts[2] }, { id: posts[1] }], pinnedItems: [{ id: pinned.id }], totalItems: 7, page: 2 });
    expect(await loadArticleItems(database, blog.id, { limit: 3, offset: 9 })).toMatchObject({ items: [], pinnedItems: [{ id: pinned.id }], totalItems: 7, page: 4 });
  });

  test('writers at the same moment follow one another: no place is given twice, no version is lost', async () => {
    const [here, there] = [await createBlog(), await createBlog()];
    const first = await Promise.all(Array.from({ length: 12 }, (_, index) => createPost(index % 2 === 0 ? here.id : there.id, { pubDate: now - (index * 37) % 100 })));
    const since = await versionOf(here.slug);
    await Promise.all([
      ...first.map(({ id }, index) => updateArticle(database, id, index % 3 === 0 ? { parentId: index % 2 === 0 ? there.id : here.id } : { pubDate: now - (index * 53) % 100 }, options)),
      ...Array.from({ length: 6 }, (_, index) => createPost(here.id, { pubDate: now - (index * 17) % 100 })),
    ]);
    for (const { id } of [here, there]) {
      const places = await database.selectFrom('live_places').select(['post_id', 'pub_date', 'position']).where('parent_id', '=', id).orderBy('pub_date').orderBy('post_id').execute();
      expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
      const posts = await database.selectFrom('articles').select('id').where('parent_id', '=', id).orderBy('pub_date').orderBy('id').execute();
      expect(places.map(({ post_id }) => post_id)).toEqual(posts.map((post) => post.id));
    }
    expect(await loadArticleChanges(database, here.id, since)).toMatchObject({ v: since + 14, reload: false });
  });

  describe('a blog of 3,000 posts and one of 30', () => {
    let short: LongBlog;
    let long: LongBlog;
    beforeAll(async () => {
      short = await writeLongBlog(database, { slug: 'rovid', posts: 30, now });
      long = await writeLongBlog(database, { slug: 'hossz', posts: 3000, now });
    }, SETUP_MS);

    /** Rows read and bytes sent for a page of posts, the article itself included. */
    async function costOf(blog: LongBlog, page: Parameters<typeof loadArticleItems>[2]): Promise<{ rows: number; bytes: number }> {
      const { rows, result } = await countRows(database, async (recording) => ({ article: await loadArticleById(recording, site, blog.id), items: await loadArticleItems(recording, blog.id, page) }));
      expect(result.items?.items).toHaveLength(LIMIT);
      return { rows, bytes: Buffer.byteLength(JSON.stringify(result)) };
    }
    /** What of two costs is not the same within 2 %. */
    const differing = (one: { rows: number; bytes: number }, other: { rows: number; bytes: number }) =>
      (['rows', 'bytes'] as const).filter((what) => Math.abs(one[what] / other[what] - 1) >= 0.02).map((what) => `${one[what]} and ${other[what]} ${what}`);

    describe.each(['no', 'current'])('with %s statistics for the planner', (statistics) => {
      beforeAll(async () => {
        if (statistics === 'current') await sql`analyze`.execute(database);
      });

      test('read as many rows and send as many bytes for the first page', async () => {
        expect(differing(await costOf(long, { offset: 0, limit: LIMIT }), await costOf(short, { offset: 0, limit: LIMIT }))).toEqual([]);
      });

      test.each([0, 0.3, 0.5, 0.77, 1])('and for the page of a post, wherever it stands: %f', async (share) => {
        const postOf = ({ postIds }: LongBlog) => postIds[Math.round(share * (postIds.length - 1))] ?? 0;
        expect(differing(await costOf(long, { post: postOf(long), limit: LIMIT }), await costOf(short, { post: postOf(short), limit: LIMIT }))).toEqual([]);
      });

      test('and to tell what changed', async () => {
        const rowsOf = async (blog: LongBlog) => {
          const since = await versionOf(blog.slug);
          await updateArticle(database, blog.postIds.at(-1) ?? 0, { title: `Javított jelentés ${(count += 1)}` }, options);
          const { rows, result } = await countRows(database, (recording) => loadArticleChanges(recording, blog.id, since));
          expect(result).toMatchObject({ reload: false, upserts: [{ id: blog.postIds.at(-1) }] });
          return rows;
        };
        expect(await rowsOf(long)).toBeLessThanOrEqual(1.02 * (await rowsOf(short)));
      });
    });

    test('a post at the newest end writes no other place, one at the oldest all of them', async () => {
      const places = async () => new Map((await database.selectFrom('live_places').select(['post_id', 'position']).where('parent_id', '=', long.id).execute()).map(({ post_id, position }) => [post_id, position]));
      const before = await places();
      const newest = await createPost(long.id, { pubDate: now });
      const after = await places();
      expect(after.get(newest.id)).toBe(3001);
      expect([...before].every(([id, position]) => after.get(id) === position)).toBe(true);
      const oldest = await createPost(long.id, { pubDate: now - 10_000_000 });
      const last = await places();
      expect(last.get(oldest.id)).toBe(1);
      expect([...after].every(([id, position]) => last.get(id) === position + 1)).toBe(true);
      await withdrawArticle(database, oldest.id, options);
      expect(await places()).toEqual(after);
    });
  });

  test('the migration gives the posts of a database that had none their places', async () => {
    const places = (on: Database) => on.selectFrom('live_places').selectAll().orderBy('post_id').execute();
    const before = await places(database);
    expect(before.length).toBeGreaterThan(30);
    await database.transaction().execute(async (trx) => {
      for (const drop of ['table live_places, live_changes', 'view public_posts', 'index articles_pinned']) await sql.raw(`drop ${drop}`).execute(trx);
      await liveBlogs.up(trx);
      expect(await places(trx)).toEqual(before);
    });
  });
});
