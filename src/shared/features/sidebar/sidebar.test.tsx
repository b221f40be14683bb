import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeInit, makeRefresh, makeTag } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { loadLatestNews } from './load-latest-news.ts';
import { resolveSidebarBlock } from './sidebar-blocks.ts';
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
