import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeArticle, makeSite, makeSuperTag } from '../../../test/support/fixtures.ts';
import type { Article } from '../contract/schemas/article.ts';
import { AppError, notFound } from './errors.ts';
import { loadNamedArticles } from './load-named-articles.ts';
import type { Site } from './site.ts';

const kept: Readonly<Record<string, Partial<Article>>> = {
  'elso': {},
  'masodik': {},
  'visszavont': { active: false },
  'zart-rovat': { mainSuperTag: makeSuperTag({ active: false }) },
  'holnapi': { pubDate: FIXTURE_NOW + 60 },
  'masik-lape': { originatingSite: 'erdely' },
  'atvett': { originatingSite: 'erdely', mirroringSites: ['lapszel'] },
};

const api = makeApi({
  article: async ({ params: { slug } }) => {
    const overrides = kept[slug];
    if (overrides === undefined) throw notFound(`/api/articles/${slug}`);
    return makeArticle({ ...overrides, slug });
  },
});

async function slugsOf(names: readonly string[], site: Partial<Site> = {}): Promise<string[]> {
  return (await loadNamedArticles(makeSite({ api, ...site }), names)).map(({ slug }) => slug);
}

test('articles come in the order of the list; what a reader may not see here is left out', async () => {
  expect(await slugsOf(['masodik', 'nincs', 'visszavont', 'zart-rovat', 'holnapi', 'masik-lape', 'atvett', 'elso'])).toEqual(['masodik', 'atvett', 'elso']);
});

test('an editor sees what is withdrawn', async () => {
  expect(await slugsOf(['visszavont'], { viewer: 'editor' })).toEqual(['visszavont']);
});

test('a backend that fails is no gap in the list', async () => {
  const failing = makeApi({ article: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'late')) });
  await expect(slugsOf(['elso'], { api: failing })).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
});
