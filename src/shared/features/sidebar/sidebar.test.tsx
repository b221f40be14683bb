import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeInit, makeRefresh, makeSite, makeTag } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import { AppError } from '../../lib/errors.ts';
import { loadHikingNews } from './load-hiking-news.ts';
import { loadLatestNews } from './load-latest-news.ts';
import { resolveSidebarBlock } from './sidebar-blocks.ts';
import { sidebarLoaders } from './sidebar-loaders.ts';
import { Sidebar } from './sidebar.tsx';

const refresh = makeRefresh({ trendingTags: [1, 2, 3, 4, 5].map((id) => makeTag({ id, slug: `tema-${id}`, name: `téma ${id}` })) });

test('the blocks stand in the order of the composition', () => {
  const html = renderInSite(<Sidebar blocks={['social', 'latestNews', 'tags']} latestNews={makeArticleSummaries(4)} />, { refresh });
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map((match) => match[1])).toEqual(['Kövess minket!', 'Friss hírek', 'Népszerű témák']);
});

test('an unknown block is an error that names the known ones', () => {
  expect(() => resolveSidebarBlock('horoszkop')).toThrow(expect.objectContaining({ code: 'UNKNOWN_BLOCK', message: expect.stringContaining('latestNews') }));
  expect(() => renderInSite(<Sidebar blocks={['horoszkop']} latestNews={null} />)).toThrow(/horoszkop/);
  expect(() => resolveSidebarBlock('constructor')).toThrow(/constructor/);
});

describe('latest news', () => {
  test('are the four newest articles', async () => {
    const api = makeApi({ articles: async (args) => ({ items: makeArticleSummaries(Number(args?.query?.limit)), totalItems: 99 }) });
    expect(await loadLatestNews({ api })).toHaveLength(4);
  });

  test('stay four where a backend sends more', async () => {
    const api = makeApi({ articles: async () => ({ items: makeArticleSummaries(9), totalItems: 9 }) });
    expect(await loadLatestNews({ api })).toHaveLength(4);
  });

  test('link to all of them even where they could not be had', () => {
    expect(renderInSite(<Sidebar blocks={['latestNews']} latestNews={null} />)).toContain('<a href="/legfrissebb">');
  });
});

describe('the tag box', () => {
  test('has four trending topics', () => {
    const html = renderInSite(<Sidebar blocks={['tags']} latestNews={null} />, { refresh });
    expect(html.match(/href="\/cimke\/tema-\d"/g)).toHaveLength(4);
  });

  test('is not there without topics', () => {
    expect(renderInSite(<Sidebar blocks={['tags']} latestNews={null} />)).not.toContain('<h2');
  });
});

describe('the follow box', () => {
  const init = makeInit();

  test('links to the networks of the site record by the names that they go by', () => {
    const site = { ...init.site, socialNetworks: [{ name: 'facebook', url: 'https://facebook.example/lapszel' }] };
    expect(renderInSite(<Sidebar blocks={['social']} latestNews={null} />, { init: { ...init, site } })).toContain('<a href="https://facebook.example/lapszel" rel="me noopener">Facebook</a>');
  });

  test('is not there without a network that can be linked to', () => {
    const site = { ...init.site, socialNetworks: [{ name: 'x', url: 'javascript:alert(1)' }] };
    expect(renderInSite(<Sidebar blocks={['social']} latestNews={null} />, { init: { ...init, site } })).not.toContain('<h2');
  });
});

const main = { edition: editions.main };
const regional = { edition: editions.regional };

describe('the follow box of a section', () => {
  test.each([
    ['socialSzepkilatas', 'lapszel.szepkilatas'],
    ['socialEszkombajn', 'lapszel.eszkombajn'],
    ['socialAfter', 'lapszel.after'],
  ])('%s leads to the section’s own profiles', (block, profile) => {
    const html = renderInSite(<Sidebar blocks={[block]} />, main);
    expect(html).toContain(`/${profile}"`);
    expect(html).not.toContain('https://facebook.example/lapszel"');
  });

  test('leads to the newsroom’s where the section has none', () => {
    expect(renderInSite(<Sidebar blocks={['socialAfter']} />, regional)).toContain('https://facebook.example/lapszel"');
  });
});

describe('the link box', () => {
  test('has the shop and both stores, whatever the device', () => {
    const html = renderInSite(<Sidebar blocks={['linkBox']} />, main);
    for (const href of [editions.main.externalHosts.shop, editions.main.appStores.apple, editions.main.appStores.android]) expect(html).toContain(`href="${href}"`);
  });

  test('is not there in an edition without an app', () => {
    expect(renderInSite(<Sidebar blocks={['linkBox']} />, regional)).not.toContain('<h2');
  });

  test('speaks English on English pages', () => {
    expect(renderInSite(<Sidebar blocks={['linkBox']} />, { ...main, language: 'en' })).toContain('Visit the shop');
  });
});

describe('boxes of an edition', () => {
  test.each([
    ['electionBox', 'href="/melleklet/ep-2024/adatok"'],
    ['music', 'href="https://zene.example/'],
  ])('%s is there where the edition has it', (block, expected) => {
    expect(renderInSite(<Sidebar blocks={[block]} />, main)).toContain(expected);
    expect(renderInSite(<Sidebar blocks={[block]} />, regional)).not.toContain('<h2');
  });

  test('the music is a link to the web or nothing', () => {
    const edition = { ...editions.main, music: { title: 'x', url: 'javascript:alert(1)' } };
    expect(renderInSite(<Sidebar blocks={['music']} />, { edition })).not.toContain('<h2');
  });

  test('the disclaimer says who paid', () => {
    expect(renderInSite(<Sidebar blocks={['euDisclaimer']} />)).toContain('Az Európai Unió finanszírozásával');
  });
});

describe('news of the trails', () => {
  const search = (items: ReturnType<typeof makeArticleSummaries>) => makeApi({ search: async (args) => ({ items: String(args?.query?.and_tags) === 'turahirek' ? items : [], totalItems: items.length, title: null, rss: null, author: null, sponsor: null }) });

  test('are four at most, by their topic; null where there is none', async () => {
    expect(await loadHikingNews({ api: search(makeArticleSummaries(9)) })).toHaveLength(4);
    expect(await loadHikingNews({ api: search([]) })).toBeNull();
  });

  test('stand under their name, which leads to all of them', () => {
    const html = renderInSite(<Sidebar blocks={['hikingNews']} hikingNews={makeArticleSummaries(2)} />);
    expect(html).toContain('<a href="/cimke/turahirek">Túra hírek</a>');
    expect(html.match(/<article/g)).toHaveLength(2);
  });
});

test('what a composition does not name is not loaded', async () => {
  const site = makeSite();
  for (const load of Object.values(sidebarLoaders)) expect(await load({ sidebar: ['tags'], path: '/x' }, { site })).toBeNull();
});

test.each([
  ['latestNews', 'articles'],
  ['hikingNews', 'search'],
  ['holdBlog', 'uniqueGroup'],
] as const)('the block %s asks for %s', async (name, call) => {
  const fail = (asked: string) => () => Promise.reject(new AppError('BACKEND_TIMEOUT', asked));
  const api = makeApi({ articles: fail('articles'), search: fail('search'), uniqueGroup: fail('uniqueGroup') });
  await expect(sidebarLoaders[name]({ sidebar: [name], path: '/x' }, { site: makeSite({ api }) })).rejects.toThrow(call);
});
