import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackendApp, type BackendApp } from '../../../test/support/backend-app.ts';
import { createAppTransport } from '../../../test/support/app-transport.ts';
import { seededRandom } from '../../shared/lib/seeded-random.ts';
import { SEED_MARKERS } from '../seed/demo/demo-marker.ts';
import { MOST_POSTS } from './decide-blog-steps.ts';
import { workOnLiveBlog } from './live-blog-desk.ts';
import { createNewsroomApi } from './newsroom-api.ts';
import { CORRECTION_MARK } from './posts/live-text.ts';
import { FLOOD_TEXTS } from './posts/flood-texts.ts';

const TURNS = 90;
const SLOW_MS = 180_000;
const slug = SEED_MARKERS.main.liveBlog;
// Each turn is several questions to a real database.
vi.setConfig({ testTimeout: SLOW_MS });

let app: BackendApp;
beforeAll(async () => {
  app = await createBackendApp();
}, SLOW_MS);
afterAll(() => app.close());

const api = () => createNewsroomApi(createAppTransport(app, 'lapszel'));
const parts = (seed: string) => ({ api: api(), random: seededRandom(seed), now: () => app.clock.now });

async function loadPosts() {
  const blog = await api().article({ params: { slug } });
  const pages = [1, 2].map((page) => api().articleItems({ params: { id: String(blog.id) }, query: { perPage: 50, page } }));
  const [first, second] = await Promise.all(pages);
  return { blog, pinned: first?.pinnedItems ?? [], posts: [...(first?.pinnedItems ?? []), ...(first?.items ?? []), ...(second?.items ?? [])] };
}

test('ninety turns leave a sound blog, and the posts of others as they were', async () => {
  const before = await loadPosts();
  const desk = parts('árvíz');
  const kinds = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    app.clock.now += 25;
    for (const { kind } of await workOnLiveBlog(desk, FLOOD_TEXTS)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (turn % 40 === 0) expect((await loadPosts()).posts.length).toBeLessThanOrEqual(MOST_POSTS);
  }
  expect([...kinds.keys()].toSorted()).toEqual(['correct', 'pin', 'publish', 'unpin', 'withdraw']);
  expect(kinds.get('publish')).toBe(TURNS);

  const { blog, posts, pinned } = await loadPosts();
  expect(posts.length).toBeGreaterThanOrEqual(40);
  expect(posts.length).toBeLessThanOrEqual(MOST_POSTS);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  expect(blog.version).toBeGreaterThanOrEqual(before.blog.version + TURNS);
  const seeded = new Set(before.posts.map(({ id }) => id));
  const order = (one: { id: number }, other: { id: number }) => one.id - other.id;
  const unchanged = ({ id, title, content, updatedAt }: (typeof posts)[number]) => ({ id, title, content, updatedAt });
  expect(posts.filter(({ id }) => seeded.has(id)).toSorted(order).map(unchanged)).toEqual(before.posts.toSorted(order).map(unchanged));
  const own = posts.filter(({ id }) => !seeded.has(id));
  expect(own.every(({ slug: name, type }) => name.startsWith('gatnaplo-') && type === 'liveblogpost')).toBe(true);
  expect(own.some(({ content }) => content.includes(CORRECTION_MARK))).toBe(true);
  expect(pinned.filter(({ id }) => !seeded.has(id)).length).toBeLessThanOrEqual(1);
});

test('a blog that is not live any more is left alone', async () => {
  const { blog } = await loadPosts();
  await api().newsroomArticleUpdate({ params: { id: String(blog.id) }, body: { flags: ['legfontosabb'] } });
  expect(await workOnLiveBlog(parts('vége'), FLOOD_TEXTS)).toEqual([]);
  await api().newsroomArticleUpdate({ params: { id: String(blog.id) }, body: { flags: ['legfontosabb', 'live'] } });
  expect(await workOnLiveBlog(parts('mégis'), FLOOD_TEXTS)).not.toEqual([]);
});

test('where the demo has not marked the site nothing is written, whatever its blogs are called', async () => {
  const last = await lastPurge();
  await app.database.deleteFrom('uniques').where('slug', '=', 'demo-newsroom').execute();
  expect(await workOnLiveBlog(parts('valódi'), FLOOD_TEXTS)).toEqual([]);
  expect(await lastPurge()).toBe(last);
});

async function lastPurge(): Promise<unknown> {
  return app.database.selectFrom('purge_log').select(({ fn }) => fn.max('sequence').as('last')).executeTakeFirstOrThrow().then(({ last }) => last);
}
