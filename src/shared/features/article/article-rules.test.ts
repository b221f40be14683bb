import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeArticle, makeSuperTag, makeTag } from '../../../../test/support/fixtures.ts';
import { editions } from '../../config/editions/editions.ts';
import type { Article } from '../../contract/schemas/article.ts';
import { toArticleData, type ArticleSurroundings } from './article-data.ts';
import { isSponsoredSection, resolveGenre, resolveSponsoredKind } from './article-labels.ts';
import { resolveColorScheme } from './color-scheme.ts';
import { decideCover } from './decide-cover.ts';

const DAY = 86_400;

function toData(overrides: Partial<Article> = {}, surroundings: Partial<ArticleSurroundings> = {}) {
  const article = makeArticle(overrides);
  return toArticleData(article, makeSuperTag(), { edition: editions.main, now: FIXTURE_NOW, tree: [], ...surroundings });
}

test('the most particular of several sponsored labels counts', () => {
  const sections = [makeSuperTag({ slug: 'pr-cikk' }), makeSuperTag({ slug: 'tarsadalmi-celu-reklam' })];
  expect(resolveSponsoredKind(makeArticle({ superTags: sections, pr: true }))).toBe('publicService');
  expect(resolveSponsoredKind(makeArticle({ mainSuperTag: makeSuperTag({ slug: 'tamogatott-tartalom' }) }))).toBe('supported');
  expect(resolveSponsoredKind(makeArticle({ flags: [{ slug: 'pr' }] }))).toBe('pr');
  expect(resolveSponsoredKind(makeArticle())).toBeNull();
});

test('some sections are labels themselves', () => {
  expect(isSponsoredSection('pr-cikk')).toBe(true);
  expect(isSponsoredSection('belfold')).toBe(false);
});

test('only named genres are shown', () => {
  expect(resolveGenre('interju')).toBe('interju');
  expect(resolveGenre('N')).toBeNull();
});

test.each([
  ['default', null, 'default'],
  ['sea', 'color-sand', 'sea'],
  ['default', 'color-sand', 'sand'],
  ['default', 'night', 'night'],
  ['default', 'color-neon', 'default'],
] as const)('scheme %s with class %s is %s', (colorScheme, colorClass, expected) => {
  expect(resolveColorScheme({ colorScheme, colorClass })).toBe(expected);
});

test('the header type decides where the cover stands and which cut it is', () => {
  const pictures = { coverImage: '/uploads/a.jpg', halfImage: '/uploads/a.jpg/half', mobileImage43: '/uploads/a.jpg/43', coverImageText: 'Rajz' };
  const cover = (overrides: Partial<Article>) => decideCover(makeArticle({ ...pictures, ...overrides }));
  expect(cover({})).toMatchObject({ kind: 'column', src: '/uploads/a.jpg', text: 'Rajz' });
  expect(cover({ headerType: 'article-width' })).toMatchObject({ kind: 'article' });
  expect(cover({ articleWidthCover: true })).toMatchObject({ kind: 'article' });
  expect(cover({ headerType: 'full' })).toMatchObject({ kind: 'full', src: '/uploads/a.jpg', narrow: '/uploads/a.jpg/43' });
  expect(cover({ headerType: 'half' })).toMatchObject({ kind: 'half', src: '/uploads/a.jpg/half', narrow: '/uploads/a.jpg/43' });
});

test('a set shows its largest picture whole', () => {
  const coverImageSet = [
    { url: '/uploads/a.jpg/s-1x.jpg', width: 500, height: 400, label: 's' },
    { url: '/uploads/a.jpg', width: 2000, height: 1600, label: 'original' },
  ];
  expect(decideCover(makeArticle({ headerType: 'set', coverImageSet }))).toMatchObject({ kind: 'article', src: '/uploads/a.jpg', size: { width: 2000, height: 1600 } });
  expect(decideCover(makeArticle({ headerType: 'set', coverImage: null, coverImageSet }))?.src).toBe('/uploads/a.jpg');
  expect(decideCover(makeArticle({ headerType: 'set', coverImage: null }))).toBeNull();
});

test('an article is old after a year, unless it does not age', () => {
  expect(toData({ pubDate: FIXTURE_NOW - 364 * DAY }).ageYears).toBe(0);
  expect(toData({ pubDate: FIXTURE_NOW - 366 * DAY }).ageYears).toBe(1);
  expect(toData({ pubDate: FIXTURE_NOW - 1100 * DAY }).ageYears).toBe(3);
  expect(toData({ pubDate: FIXTURE_NOW - 1100 * DAY, evergreen: true }).ageYears).toBe(0);
});

test('interactions show from the edition’s threshold on', () => {
  expect(toData({ facebookEngagement: 299 }).interactions).toBeNull();
  expect(toData({ facebookEngagement: 300 }).interactions).toBe(300);
  expect(toData({ facebookEngagement: 100 }, { edition: editions.regional }).interactions).toBe(100);
  expect(toData({ facebookEngagement: null }).interactions).toBeNull();
});

test('an update is named when it came later than the article', () => {
  expect(toData({ pubDate: 1000, updatedAt: 1030 }).updatedAt).toBeNull();
  expect(toData({ pubDate: 1000, updatedAt: 2000 }).updatedAt).toBe(2000);
  expect(toData({ pubDate: 1000, updatedAt: 0 }).updatedAt).toBeNull();
});

test('a mirrored article names where it comes from', () => {
  expect(toData({ originatingSite: 'erdely' }).origin).toEqual({ name: 'Erdélyi Lapszél', url: expect.stringMatching(/^https:\/\/erdely\.lapszel\.ro\/belfold\/2026\//) });
  expect(toData({ originatingSite: 'lapszel' }).origin).toBeNull();
  expect(toData({ originatingSite: 'masik-lap' }).origin).toBeNull();
});

test('flags count as the fields do', () => {
  expect(toData({ flags: [{ slug: 'live' }, { slug: 'adult-content' }] })).toMatchObject({ live: true, adult: true });
  expect(toData({ live: true, adultContent: true })).toMatchObject({ live: true, adult: true });
});

test('closed sections and the main one are not among the other sections', () => {
  const superTags = [makeSuperTag(), makeSuperTag({ slug: 'sport', name: 'Sport' }), makeSuperTag({ slug: 'zart', active: false })];
  expect(toData({ superTags, tags: [makeTag()] })).toMatchObject({ sections: [{ slug: 'sport', name: 'Sport' }], tags: [{ slug: 'arviz', name: 'árvíz' }] });
});
