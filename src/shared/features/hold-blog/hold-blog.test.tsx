import { expect, test } from 'vitest';
import { makeApi, makeArticle, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Api } from '../../contract/api.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { HoldBlogRecommender } from './hold-blog-recommender.tsx';
import { loadHoldBlog } from './load-hold-blog.ts';

const SLUGS = ['egy', 'ketto', 'harom', 'negy', 'ot', 'hat', 'het'];

/** The hrefs that are drawn from the group, in order. */
async function draw(seed: string, { without, slugs = SLUGS, answers = {} }: { without?: string; slugs?: readonly string[]; answers?: Partial<Api> } = {}): Promise<string[] | null> {
  const asked: string[] = [];
  const api = makeApi({
    uniqueGroup: async ({ params }) => {
      asked.push(params.id);
      return { id: 13, uniques: [{ slug: 'hold-blog', content: JSON.stringify(slugs) }] };
    },
    article: async ({ params: { slug } }) => makeArticle({ slug, id: SLUGS.indexOf(slug) + 1 }),
    ...answers,
  });
  const teasers = await loadHoldBlog(makeSite({ api }), { seed, ...(without === undefined ? {} : { without }) });
  expect(asked.every((id) => id === '13')).toBe(true);
  return teasers?.map(({ href }) => href.split('/').at(-1) ?? '') ?? null;
}

test('four different articles of the list are drawn', async () => {
  const drawn = await draw('/rovat/holdblog');
  expect(new Set(drawn).size).toBe(4);
  expect(SLUGS).toEqual(expect.arrayContaining(drawn ?? []));
});

test('a page draws the same at every time, other pages draw others', async () => {
  expect(await draw('a')).toEqual(await draw('a'));
  const draws = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(async (seed) => (await draw(seed))?.join()));
  expect(new Set(draws).size).toBeGreaterThan(3);
});

test('the article being read is not drawn, and the others fill its place', async () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const drawn = await draw(seed, { without: 'egy', slugs: SLUGS.slice(0, 5) });
    expect(drawn?.toSorted()).toEqual(['harom', 'ketto', 'negy', 'ot']);
  }
});

test('a newsroom without the group, or with an empty list, has no recommender', async () => {
  expect(await draw('a', { answers: { uniqueGroup: () => Promise.reject(notFound('/api/unique-groups/13')) } })).toBeNull();
  expect(await draw('a', { slugs: [] })).toBeNull();
  await expect(draw('a', { answers: { uniqueGroup: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'late')) } })).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
});

test('it leads to the section, and is not there without an article', () => {
  const teaser = { id: 1, title: 'Kamatdöntés', href: '/holdblog/2026/11/21/kamatdontes', outside: false, image: null, publishedAt: 0, english: false };
  const html = renderInSite(<HoldBlogRecommender items={[teaser]} variant="lines" />);
  expect(html).toContain('<a href="/rovat/holdblog">');
  expect(html).toContain('href="/holdblog/2026/11/21/kamatdontes"');
  expect(renderInSite(<HoldBlogRecommender items={[]} variant="lines" />)).toBe('');
});
