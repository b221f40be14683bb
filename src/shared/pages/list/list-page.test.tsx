import { describe, expect, test } from 'vitest';
import { makeArticleSummaries, makeAuthor, makeContext, makeInit, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routes } from '../../config/routes.ts';
import { checkListCompositions } from './list-composition.ts';
import type { ListPageData } from './list-data.ts';
import { toListHead } from './list-head.ts';
import { toListStructuredData } from './list-structured-data.ts';
import { ListView } from './list-view.tsx';

function makeData(overrides: Partial<ListPageData> = {}): ListPageData {
  return {
    title: 'Belföld', kind: 'superTag', parent: null, tabs: [], subTabs: [], logo: null, rss: null, path: '/rovat/belfold', page: 1, perPage: 10, totalPages: 3, totalItems: 25,
    articles: makeArticleSummaries(10), highlights: [], takesSponsored: false, author: null, sponsor: null, sidebar: ['latestNews'], ...overrides,
  };
}

function headOf(overrides: Partial<ListPageData> = {}, routeName = 'articles_by_mstag') {
  const route = routes.find((candidate) => candidate.name === routeName) ?? makeContext().route;
  return toListHead(makeData(overrides), { route, site: makeSite() });
}

function renderView(overrides: Partial<ListPageData> = {}, site = {}): string {
  return renderInSite(<ListView data={makeData(overrides)} slow={{ latestNews: null, hikingNews: null, holdBlog: null }} />, site);
}

test('every composition names blocks that exist', () => {
  expect(checkListCompositions).not.toThrow();
});

describe('head', () => {
  test('page 1 is canonical without a query', () => {
    expect(headOf()).toMatchObject({ title: 'Belföld – Lapszél', canonical: 'https://lapszel.hu/rovat/belfold', language: 'hu', ogType: 'website' });
  });

  test('from page 2 on title and canonical address have the number', () => {
    expect(headOf({ page: 2 })).toMatchObject({ title: 'Belföld, 2. oldal – Lapszél', canonical: 'https://lapszel.hu/rovat/belfold?oldal=2' });
  });

  test('a page of another size is canonical in the plain list and not indexed', () => {
    expect(headOf({ page: 2, perPage: 20 })).toMatchObject({ canonical: 'https://lapszel.hu/rovat/belfold', robots: 'noindex' });
    expect(headOf().robots).not.toContain('noindex');
  });

  test('an author page is a profile with the portrait', () => {
    const head = headOf({ kind: 'author', title: 'Dobrai Nóra', author: makeAuthor({ avatarSrc: '/uploads/authors/dobrai.jpg' }) }, 'articles_by_author');
    expect(head).toMatchObject({ ogType: 'profile', image: { alt: 'Dobrai Nóra', url: expect.stringContaining('https://lapszel.hu/uploads/authors/dobrai.jpg') } });
  });

  test('a topic, an author and a section of one name are three titles', () => {
    const titles = (['superTag', 'tag', 'author'] as const).map((kind) => headOf({ kind, title: 'Erdély' }).title);
    expect(titles).toEqual(['Erdély – Lapszél', 'Téma: Erdély – Lapszél', 'Erdély cikkei – Lapszél']);
  });

  test('a list with a feed names it, on a tab by the name of the section', () => {
    expect(headOf({ title: 'Szép kilátás: Nehéz', parent: { name: 'Szép kilátás', path: '/rovat/szepkilatas' }, rss: '/rss/rovat/szepkilatas' }).feeds).toEqual([{ title: 'Szép kilátás – RSS', href: '/rss/rovat/szepkilatas' }]);
    expect(headOf().feeds).toEqual([]);
  });

  test('the English section is English', () => {
    expect(headOf({ title: 'English', kind: null, path: '/english', page: 2 }, 'english')).toMatchObject({ language: 'en', title: 'English, page 2 – Lapszél' });
  });

  test.each(routes.filter((route) => route.page === 'list').map((route) => route.name))('%s has a description', (name) => {
    expect(headOf({ kind: null }, name).description).toMatch(/Lapszél/);
  });
});

test('structured data name the articles of the page, but no sponsor, and the way to the list', () => {
  const [sponsored, ...articles] = makeArticleSummaries(3);
  if (sponsored === undefined) throw new Error('The fixtures gave no article.');
  const data = makeData({ page: 2, articles: [{ ...sponsored, ctUrl: 'https://partner.example/' }, ...articles] });
  expect(toListStructuredData(data, { site: makeSite() })).toMatchObject([
    { '@type': 'CollectionPage', url: 'https://lapszel.hu/rovat/belfold?oldal=2', mainEntity: { numberOfItems: 2 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2, name: 'Belföld', item: 'https://lapszel.hu/rovat/belfold' }] },
  ]);
});

test('the way to a tab leads over its section', () => {
  const [, breadcrumbs] = toListStructuredData(makeData({ title: 'Szép kilátás: Nehéz', path: '/rovat/szepkilatas/nehez', parent: { name: 'Szép kilátás', path: '/rovat/szepkilatas' } }), { site: makeSite() });
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{ position: 1 }, { name: 'Szép kilátás', item: 'https://lapszel.hu/rovat/szepkilatas' }, { name: 'Szép kilátás: Nehéz', item: 'https://lapszel.hu/rovat/szepkilatas/nehez' }],
  });
});

describe('view', () => {
  test('has one h1 and the items as h2', () => {
    const html = renderView();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<article/g)).toHaveLength(10);
  });

  test('keeps the page size in the pager', () => {
    expect(renderView({ perPage: 20 })).toContain('href="/rovat/belfold?oldal=2&amp;perPage=20"');
  });

  test('highlights open page 1 and follow the list on others', () => {
    const highlights = makeArticleSummaries(4, 50);
    const positions = (html: string) => [html.indexOf('50. cikk'), html.indexOf('>1. cikk')] as const;
    const [onFirst, firstList] = positions(renderView({ highlights }));
    const [onSecond, secondList] = positions(renderView({ highlights, page: 2 }));
    expect(onFirst).toBeLessThan(firstList);
    expect(onSecond).toBeGreaterThan(secondList);
  });

  test('one picture at most is fetched first', () => {
    for (const overrides of [{}, { highlights: makeArticleSummaries(4, 50) }]) expect(renderView(overrides).match(/fetchPriority="high"/g)).toHaveLength(1);
  });

  test('the newest list takes a sponsored article after its fourth item, other lists do not', () => {
    const init = makeInit({ latestPrArticles: makeArticleSummaries(1, 90) });
    const idsOf = (html: string) => [...html.matchAll(/>(\d+)\. cikk</g)].map((match) => Number(match[1]));
    expect(idsOf(renderView({ takesSponsored: true }, { init }))).toEqual([1, 2, 3, 4, 90, 5, 6, 7, 8, 9, 10]);
    expect(idsOf(renderView({}, { init }))).not.toContain(90);
  });

  test('needs no inline style or script', () => {
    expect(renderView({ highlights: makeArticleSummaries(4, 50) })).not.toMatch(/ style=|<script|dangerously/);
  });
});
