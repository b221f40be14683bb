import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { routes } from '../../config/routes.ts';
import { sections, type Section } from '../../config/sections.ts';
import type { CallArgs } from '../../contract/api.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { toTabPlaces } from '../../features/tabs/open-tab.ts';
import { PageRedirect } from '../page.ts';
import { loadListPage } from './load-list-page.ts';

type SearchQuery = NonNullable<NonNullable<CallArgs<'search'>>['query']>;

/** Loads a section's page from a backend that has articles for everything but one topic, and notes the questions. */
async function open(slug: string, tab: string, { rows, emptyTag = '' }: { rows?: readonly Section[]; emptyTag?: string } = {}) {
  const searches: SearchQuery[] = [];
  const highlights: unknown[] = [];
  const api = makeApi({
    search: async (args) => {
      const query = args?.query ?? {};
      searches.push(query);
      const tags = [query.and_tags ?? []].flat();
      const isEmpty = tags.includes(emptyTag);
      const isWhole = tags.length === 0;
      return { items: isEmpty ? [] : makeArticleSummaries(10), totalItems: isEmpty ? 0 : 25, title: isWhole ? 'A rovat' : null, rss: isWhole ? `/rss/rovat/${slug}` : null, author: null, sponsor: null };
    },
    searchHighlights: async (args) => {
      highlights.push(args?.query);
      return { items: makeArticleSummaries(4, 50) };
    },
  });
  const route = routes.find(({ name }) => name === 'articles_by_mstag') ?? makeContext().route;
  const params = { slug, ...(tab === '' ? {} : { tab }) };
  const path = tab === '' ? `/rovat/${slug}` : `/rovat/${slug}/${tab}`;
  const data = await loadListPage(makeContext({ route, params, path, site: makeSite({ api }) }), rows);
  return { data, list: searches.find(({ perPage }) => perPage === 10), searches, highlights };
}

const hiking = { superTags: ['szepkilatas'], not_tags: ['turahirek'] };
const sport = { superTags: ['sport'] };

/** What each list of a section asks for, and what it is called. */
const lists: readonly (readonly [string, string, SearchFilter, string])[] = [
  ['ellenorzo', '', { superTags: ['ellenorzo'] }, 'A rovat'],
  ['szepkilatas', '', hiking, 'A rovat'],
  ['szepkilatas', 'konnyu', { ...hiking, and_tags: ['tura-konnyu'] }, 'A rovat: Könnyű'],
  ['szepkilatas', 'kozepes', { ...hiking, and_tags: ['tura-kozepes'] }, 'A rovat: Közepes'],
  ['szepkilatas', 'nehez', { ...hiking, and_tags: ['tura-nehez'] }, 'A rovat: Nehéz'],
  ['szepkilatas', 'extrem', { ...hiking, and_tags: ['tura-extrem'] }, 'A rovat: Extrém'],
  ['sport', '', sport, 'A rovat'],
  ['sport', 'labdarugas', { ...sport, and_tags: ['labdarugas'] }, 'A rovat: Labdarúgás'],
  ['sport', 'kezilabda', { ...sport, and_tags: ['kezilabda'] }, 'A rovat: Kézilabda'],
  ['sport', 'uszas', { ...sport, and_tags: ['uszas'] }, 'A rovat: Úszás'],
  ['sport', 'jegkorong', { ...sport, and_tags: ['jegkorong'] }, 'A rovat: Jégkorong'],
];

test('the table covers every list of every section', () => {
  const places = sections.flatMap((section: Section) => toTabPlaces(section.tabs ?? []).flatMap(({ path, content }) => (content.kind === 'articles' ? [`${section.slug}/${path}`] : [])));
  expect(lists.map(([slug, path]) => `${slug}/${path}`)).toEqual(places);
});

describe.each(lists)('/rovat/%s, tab %j', (slug, tab, filter, title) => {
  test('asks for its list, and is called by its tab', async () => {
    const { data, list } = await open(slug, tab);
    expect(list).toEqual({ ...filter, perPage: 10 });
    expect(data).toMatchObject({ title, rss: `/rss/rovat/${slug}`, logo: slug });
  });

  test('has one open tab, and it is this one', async () => {
    const { data } = await open(slug, tab);
    expect(data.tabs.filter(({ current }) => current !== null)).toEqual([{ label: expect.any(String), href: tab === '' ? `/rovat/${slug}` : `/rovat/${slug}/${tab}`, current: 'page' }]);
    expect(data.parent).toEqual(tab === '' ? null : { name: 'A rovat', path: `/rovat/${slug}` });
  });

  test('has highlights on the root tab only, narrowed like the list', async () => {
    const { data, highlights } = await open(slug, tab);
    expect(highlights).toEqual(tab === '' ? [filter] : []);
    expect(data.highlights).toHaveLength(tab === '' ? 4 : 0);
  });
});

test.each(['velemeny', 'direkt36', 'kozlemeny', 'belfold'])('/rovat/%s is one plain list without tabs', async (slug) => {
  const { data, searches, highlights } = await open(slug, '');
  expect(searches).toEqual([{ superTags: [slug], perPage: 10 }]);
  expect(highlights).toHaveLength(1);
  expect(data.tabs).toEqual([]);
});

test.each([
  ['szepkilatas', 'lehetetlen'],
  ['belfold', 'konnyu'],
])('/rovat/%s/%s is not found', async (slug, tab) => {
  await expect(open(slug, tab)).rejects.toMatchObject({ status: 404, message: `Page Not Found: /rovat/${slug}/${tab}` });
});

test('the method of the fact-checkers is a document: its tab links there, and so does its path', async () => {
  const { data } = await open('ellenorzo', '');
  expect(data.tabs.map(({ label, href }) => [label, href])).toEqual([['Cikkek', '/rovat/ellenorzo'], ['Módszertan', '/dokumentum/modszertan']]);
  const redirect: unknown = await open('ellenorzo', 'modszertan').catch((error: unknown) => error);
  expect(redirect).toBeInstanceOf(PageRedirect);
  expect(redirect).toMatchObject({ location: '/dokumentum/modszertan', status: 302 });
});

test('a tab without an article is not linked to, and not found by itself', async () => {
  const { data } = await open('szepkilatas', '', { emptyTag: 'tura-extrem' });
  expect(data.tabs.map(({ label }) => label)).toEqual(['Összes cikk', 'Könnyű', 'Közepes', 'Nehéz']);
  await expect(open('szepkilatas', 'extrem', { emptyTag: 'tura-extrem' })).rejects.toMatchObject({ status: 404 });
});

test('the blocks beside the hikes are their own', async () => {
  expect((await open('szepkilatas', 'nehez')).data.sidebar).toEqual(['latestNews', 'hikingNews', 'socialSzepkilatas', 'linkBox', 'newsletter', 'tags']);
  expect((await open('eszkombajn', '')).data.sidebar).toContain('socialEszkombajn');
  expect((await open('holdblog', '')).data.sidebar).toContain('holdBlog');
});

test('a new section with tabs is one row', async () => {
  const rows: readonly Section[] = [{ slug: 'kerekparos', filter: { not_tags: ['hirdetes'] }, tabs: [{ path: '', label: 'Mind', content: { kind: 'articles' } }, { path: 'verseny', label: 'Verseny', content: { kind: 'articles', filter: { and_tags: ['verseny'] } } }] }];
  const { data, list } = await open('kerekparos', 'verseny', { rows });
  expect(list).toEqual({ superTags: ['kerekparos'], not_tags: ['hirdetes'], and_tags: ['verseny'], perPage: 10 });
  expect(data).toMatchObject({ title: 'A rovat: Verseny', tabs: [{ label: 'Mind', href: '/rovat/kerekparos', current: null }, { label: 'Verseny', href: '/rovat/kerekparos/verseny', current: 'page' }] });
});
