import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routes } from '../../config/routes.ts';
import type { Api } from '../../contract/api.ts';
import { AppError } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import type { AfterPageData } from './after-data.ts';
import { toAfterHead, toAfterStructuredData } from './after-head.ts';
import { AfterView } from './after-view.tsx';
import { loadAfter } from './load-after.ts';

const route = routes.find(({ name }) => name === 'after');
const landing = { leader: null, others: [], recommended: [], cards: [], news: [], videoUrl: null };
const later = { podcasts: null, latestNews: null, hikingNews: null, holdBlog: null };

function makeData(overrides: Partial<AfterPageData> = {}): AfterPageData {
  return { path: '/after', page: 1, perPage: 5, totalPages: 4, totalItems: 18, articles: makeArticleSummaries(5), sponsor: null, landing, sidebar: ['music', 'tags'], ...overrides };
}

function load(overrides: Partial<PageContext> = {}, answers: Partial<Api> = {}) {
  const calls: unknown[] = [];
  const api = makeApi({
    search: async (args) => {
      if (args?.query?.for === undefined) calls.push(args?.query);
      return { items: makeArticleSummaries(args?.query?.for === undefined ? 5 : 0), totalItems: 18, title: 'After', rss: null, author: null, sponsor: null };
    },
    uniqueGroup: () => Promise.reject(new AppError('NOT_FOUND', 'none')),
    ...answers,
  });
  return { calls, data: loadAfter(makeContext({ path: '/after', perPage: 5, site: makeSite({ api }), ...overrides })) };
}

test('the route shows five a page', () => {
  expect(route).toMatchObject({ path: '/after', page: 'after', perPage: 5, query: ['oldal', 'perPage'] });
});

describe('loading', () => {
  test('page 1 has the landing, and of the section as many more as may stand in it', async () => {
    const { calls, data } = load();
    expect(await data).toMatchObject({ landing, totalPages: 4, sidebar: expect.arrayContaining(['music', 'socialAfter', 'tags']) });
    expect(calls).toEqual([{ superTags: ['after'], perPage: 24 }]);
  });

  test('under the landing the list goes on with the newest that do not stand in it, and repeats only where there are too few', async () => {
    const search: Api['search'] = async (args) => ({ items: args?.query?.for === 'after-article' ? makeArticleSummaries(4) : args?.query?.for === undefined ? makeArticleSummaries(7) : [], totalItems: 18, title: null, rss: null, author: null, sponsor: null });
    expect((await load({}, { search }).data).articles.map(({ id }) => id)).toEqual([5, 6, 7, 1, 2]);
  });

  test('further pages have the list only', async () => {
    const { calls, data } = load({ page: 2 });
    expect(await data).toMatchObject({ landing: null, page: 2 });
    expect(calls).toEqual([{ superTags: ['after'], oldal: 2, perPage: 5 }]);
  });

  test('the social links stand once: beside the video where there is one', async () => {
    const uniqueGroup: Api['uniqueGroup'] = async () => ({ id: 27, uniques: [{ slug: 'after-youtube', content: 'https://youtu.be/aqz-KE-bpKQ' }] });
    expect((await load({}, { uniqueGroup }).data).sidebar).not.toContain('socialAfter');
    expect((await load({ page: 2 }).data).sidebar).toContain('socialAfter');
  });

  test('the latest news stand elsewhere', async () => {
    expect((await load().data).sidebar).not.toContain('latestNews');
  });

  test('a section without an article, and a page beyond the last, are not found', async () => {
    const search: Api['search'] = async () => ({ items: [], totalItems: 0, title: null, rss: null, author: null, sponsor: null });
    await expect(load({}, { search }).data).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /after' });
    await expect(load({ page: 5 }).data).rejects.toMatchObject({ status: 404 });
  });
});

describe('the head', () => {
  const headOf = (overrides: Partial<AfterPageData> = {}) => toAfterHead(makeData(overrides), { site: makeSite() });

  test('names the page, its number, its address and its feed', () => {
    expect(headOf()).toMatchObject({ title: 'After – Lapszél', canonical: 'https://lapszel.hu/after', feeds: [{ href: '/rss/rovat/after' }] });
    expect(headOf({ page: 2, landing: null })).toMatchObject({ title: 'After, 2. oldal – Lapszél', canonical: 'https://lapszel.hu/after?oldal=2' });
  });

  test('keeps pages of another size out of indexes', () => {
    expect(headOf({ page: 2, perPage: 10 })).toMatchObject({ canonical: 'https://lapszel.hu/after', robots: 'noindex' });
    expect(headOf().robots).not.toContain('noindex');
  });
});

test('structured data are a collection of the list and the way to it', () => {
  expect(toAfterStructuredData(makeData({ page: 2 }), { site: makeSite() })).toMatchObject([
    { '@type': 'CollectionPage', name: 'After', url: 'https://lapszel.hu/after?oldal=2', mainEntity: { numberOfItems: 5 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2, item: 'https://lapszel.hu/after' }] },
  ]);
});

describe('the view', () => {
  const render = (overrides: Partial<AfterPageData> = {}) => renderInSite(<AfterView data={makeData(overrides)} slow={later} />);

  test('has one h1, the further articles under their heading, a pager and the sidebar', () => {
    const html = render();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<h2 class="heading">További cikkek</h2>');
    expect(html).toContain('href="/after?oldal=2"');
    expect(html).toContain('<h2 class="heading">Ezt hallgatjuk</h2>');
  });

  test('is the list alone on further pages', () => {
    expect(render({ page: 2, landing: null })).not.toContain('További cikkek');
  });

  test('keeps the page size that a reader asked for', () => {
    expect(render({ perPage: 9 })).toContain('href="/after?oldal=2&amp;perPage=9"');
  });
});
