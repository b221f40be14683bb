import { expect, test } from 'vitest';
import { makeArticle } from '../../../../test/support/fixtures.ts';
import { articleSchema } from './article.ts';

const UNSAFE = ['javascript:alert(1)', '//evil.example/a.jpg', 'data:image/svg+xml,x', '/uploads/a.jpg" onerror="x', ''];

test('a picture of the cover set has the address of a picture, or is left out', () => {
  const size = { width: 1200, height: 800, label: null };
  const coverImageSet = ['/uploads/a.jpg', ...UNSAFE, 'https://kep.example/b.jpg'].map((url) => ({ ...size, url }));
  const article = articleSchema.parse({ ...makeArticle(), coverImageSet: [...coverImageSet, size] });
  expect(article.coverImageSet).toEqual([{ ...size, url: '/uploads/a.jpg' }, { ...size, url: 'https://kep.example/b.jpg' }]);
});

test.each(UNSAFE)('an article whose cover is "%s" is an article without a cover', (coverImage) => {
  expect(articleSchema.parse({ ...makeArticle(), coverImage })).toMatchObject({ coverImage: null, title: makeArticle().title });
});

test('an article without a cover set is a good one', () => {
  const { coverImageSet: _, ...article } = makeArticle();
  expect(articleSchema.parse(article).coverImageSet).toEqual([]);
  expect(articleSchema.parse({ ...article, coverImageSet: null }).coverImageSet).toEqual([]);
});
