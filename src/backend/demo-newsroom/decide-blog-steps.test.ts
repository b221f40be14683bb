import { expect, test } from 'vitest';
import { seededRandom } from '../../shared/lib/seeded-random.ts';
import { decideBlogSteps, MOST_POSTS, type BlogStep, type DeskPost } from './decide-blog-steps.ts';
import { FLOOD_TEXTS } from './posts/flood-texts.ts';

const others = (count: number): DeskPost[] => Array.from({ length: count }, (_, index) => ({ id: count - index, text: null, pinned: index === 3, isCorrected: false }));

function apply(posts: readonly DeskPost[], step: BlogStep, id: number): DeskPost[] {
  switch (step.kind) {
    case 'publish':
      return [{ id, text: step.text, pinned: false, isCorrected: false }, ...posts];
    case 'correct':
      return posts.map((post) => (post.id === step.id ? { ...post, isCorrected: true } : post));
    case 'pin':
    case 'unpin':
      return posts.map((post) => (post.id === step.id ? { ...post, pinned: step.kind === 'pin' } : post));
    case 'withdraw':
      return posts.filter((post) => post.id !== step.id);
  }
}

test.each(['egy', 'kettő', 'három'])('two thousand turns (%s) keep the blog between 40 and 80 posts and do all there is to do', (seed) => {
  const random = seededRandom(seed);
  const first = others(38);
  const done: Record<string, number> = {};
  let posts = first;
  for (let turn = 1; turn <= 2000; turn += 1) {
    for (const step of decideBlogSteps({ posts, total: posts.length }, FLOOD_TEXTS, random)) {
      done[step.kind] = (done[step.kind] ?? 0) + 1;
      posts = apply(posts, step, 1000 + turn);
      expect(posts.length).toBeLessThanOrEqual(MOST_POSTS);
    }
    if (turn > 4) expect(posts.length).toBeGreaterThanOrEqual(40);
    const own = posts.flatMap(({ text }) => text ?? []);
    expect(new Set(own).size, 'the same text twice').toBe(own.length);
    expect(posts.filter(({ text, pinned }) => text !== null && pinned).length).toBeLessThanOrEqual(1);
  }
  expect(Object.keys(done).toSorted()).toEqual(['correct', 'pin', 'publish', 'unpin', 'withdraw']);
  expect(done['publish']).toBe(2000);
  expect(posts.filter(({ text }) => text === null)).toEqual(first);
});

test('the story goes on where it stood, and begins anew after its end', () => {
  const at = (text: number): DeskPost[] => [{ id: 90, text, pinned: false, isCorrected: true }, ...others(3)];
  const publish = (posts: DeskPost[]) => decideBlogSteps({ posts, total: posts.length }, FLOOD_TEXTS, () => 0.99).find(({ kind }) => kind === 'publish');
  expect(publish(others(3))).toMatchObject({ text: 0 });
  expect(publish(at(7))).toMatchObject({ text: 8 });
  expect(publish(at(FLOOD_TEXTS.length - 1))).toMatchObject({ text: 0 });
});

test('a blog that others have filled is left alone', () => {
  expect(decideBlogSteps({ posts: others(50), total: MOST_POSTS }, FLOOD_TEXTS, () => 0)).toEqual([]);
});
