import { describe, expect, test } from 'vitest';
import { makeArticleSummaries, makeContext, makeInit, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { ArchiveDay, ArchiveMonthPage, ArchivePageData, ArchiveResults, ArchiveSearch, WholeArchive } from './archive-data.ts';
import { toArchiveHead, toArchiveStructuredData } from './archive-head.ts';
import { archivePage } from './archive-page.ts';
import { ArchiveView } from './archive-view.tsx';

const results: ArchiveResults = { articles: makeArticleSummaries(10), page: 1, perPage: 10, totalPages: 3, totalItems: 25, totalIsCapped: false };
const months = [{ month: '2026-11', count: 1200, updatedAt: 1 }];
const whole: WholeArchive = { kind: 'all', results, months };
const search: ArchiveSearch = {
  kind: 'search', term: 'árvíz', filters: { and_tags: ['vasut'], title: ['Tisza'] }, names: [{ kind: 'and_tags', value: 'vasut', label: 'vasút' }], results, months: [],
};
const month: ArchiveMonthPage = { kind: 'month', month: '2026-11', days: [{ day: '2026-11-21', count: 14 }], earlier: '2026-10', later: null };
const day: ArchiveDay = { kind: 'day', day: '2026-11-21', results: { ...results, perPage: 50, totalPages: 2, totalItems: 60 } };
const nothing: ArchiveSearch = { ...search, results: { ...results, articles: [], totalItems: 0, totalPages: 0 }, months };

const headOf = (data: ArchivePageData) => toArchiveHead(data, { site: makeSite() });
const render = (data: ArchivePageData, site = {}) => renderInSite(<ArchiveView data={data} slow={{ latestNews: null }} />, site);

describe('the head', () => {
  test.each([
    ['everything', whole, 'Archívum – Lapszél', 'https://lapszel.hu/archivum'],
    ['its second page', { ...whole, results: { ...results, page: 2 } }, 'Archívum, 2. oldal – Lapszél', 'https://lapszel.hu/archivum?oldal=2'],
    ['a month', month, 'Archívum: 2026. november – Lapszél', 'https://lapszel.hu/archivum?honap=2026-11'],
    ['a day', day, 'Archívum: 2026. november 21. – Lapszél', 'https://lapszel.hu/archivum?nap=2026-11-21'],
    ['a day’s second page', { ...day, results: { ...day.results, page: 2 } }, 'Archívum: 2026. november 21., 2. oldal – Lapszél', 'https://lapszel.hu/archivum?nap=2026-11-21&oldal=2'],
  ] as const)('of %s has a title of its own and is canonical in itself', (_, data, title, canonical) => {
    expect(headOf(data)).toMatchObject({ title, canonical });
    expect(headOf(data).robots).not.toContain('noindex');
  });

  test('of a search is for readers only, and names what is searched for', () => {
    expect(headOf(search)).toMatchObject({ title: 'Keresés: „árvíz” – Lapszél', robots: 'noindex' });
    expect(headOf({ ...search, term: null })).toMatchObject({ title: 'Keresés: vasút, Tisza – Lapszél', robots: 'noindex' });
  });

  test('of a page of another size points at the usual one and is not indexed', () => {
    expect(headOf({ ...whole, results: { ...results, page: 2, perPage: 50 } })).toMatchObject({ canonical: 'https://lapszel.hu/archivum', robots: 'noindex' });
  });
});

test('structured data name the way and what is listed; a search has none', () => {
  expect(toArchiveStructuredData(day, { site: makeSite() })).toMatchObject([
    { '@type': 'CollectionPage', url: 'https://lapszel.hu/archivum?nap=2026-11-21', mainEntity: { numberOfItems: 10 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Lapszél' }, { name: 'Archívum' }, { name: '2026. november' }, { name: '2026. november 21.' }] },
  ]);
  expect(toArchiveStructuredData(month, { site: makeSite() })[0]).toMatchObject({ mainEntity: { itemListElement: [{ url: 'https://lapszel.hu/archivum?nap=2026-11-21' }] } });
  expect(toArchiveStructuredData(search, { site: makeSite() })).toEqual([]);
});

test('a search without a hit is answered 404, everything else 200', () => {
  const statusOf = (data: ArchivePageData) => archivePage.status?.(data, makeContext());
  expect(statusOf(nothing)).toBe(404);
  expect([whole, search, month, day].map(statusOf)).toEqual([200, 200, 200, 200]);
});

describe('the page', () => {
  test.each([whole, search, month, day, nothing])('of $kind has one h1 and the search box', (data) => {
    const html = render(data);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<search');
  });

  test('keeps term and filters in the box and in the pager', () => {
    const html = render(search);
    expect(html).toContain('value="árvíz"');
    expect(html).toContain('<input type="hidden" name="filters" value="{&quot;and_tags&quot;:[&quot;vasut&quot;],&quot;title&quot;:[&quot;Tisza&quot;]}"/>');
    expect(html).toContain('href="/archivum?term=%C3%A1rv%C3%ADz&amp;filters=%7B%22and_tags%22%3A%5B%22vasut%22%5D%2C%22title%22%3A%5B%22Tisza%22%5D%7D&amp;oldal=2"');
  });

  test('has no link to another combination of filters, which crawlers would follow', () => {
    const links = [...render(search).matchAll(/href="([^"]*filters=[^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href.replaceAll('&amp;', '&')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.includes('{"and_tags":["vasut"],"title":["Tisza"]}'))).toEqual([]);
  });

  test('says how much was found, and where it does not know all', () => {
    expect(render(search)).toMatch(/<output>25 találat</);
    expect(render({ ...search, results: { ...results, totalItems: 1000, totalIsCapped: true } })).toMatch(/<output>több mint 1\u00a0000 találat</);
    expect(render(nothing)).toMatch(/<output>Nincs találat\.</);
  });

  test('of nothing keeps the reader’s own search and says what to try', () => {
    const html = render(nothing, { init: makeInit() });
    expect(html).toContain('value="árvíz"');
    expect(html).toContain('vasút');
    for (const href of ['/legfrissebb', '/archivum', '/rovat/belfold', '/archivum?honap=2026-11']) expect(html).toContain(`href="${href}"`);
  });

  test('leads from months to days', () => {
    expect(render(whole)).toMatch(/href="\/archivum\?honap=2026-11">2026\. november<\/a> <span class="meta">1\u00a0200 cikk/);
    expect(render(month)).toMatch(/href="\/archivum\?nap=2026-11-21">2026\. november 21\.<\/a>/);
    expect(render(month)).toContain('href="/archivum?honap=2026-10"');
    expect(render(day)).toContain('href="/archivum?honap=2026-11"');
  });

  test('without months has no block of them', () => {
    expect(render({ ...whole, months: [] })).not.toContain('Tallózás');
  });
});
