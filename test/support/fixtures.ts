import { editions } from '../../src/shared/config/editions/editions.ts';
import { LIST_PAGE_ITEMS } from '../../src/shared/config/constants.ts';
import { createApi, type Api } from '../../src/shared/contract/api.ts';
import { endpoints } from '../../src/shared/contract/endpoints/endpoint-table.ts';
import { articleSchema, articleSummarySchema, type Article, type ArticleSummary, type Author, type SuperTag, type Tag } from '../../src/shared/contract/schemas/article.ts';
import { frontendInitSchema, frontendRefreshSchema, type FrontendInit, type FrontendRefresh } from '../../src/shared/contract/schemas/front.ts';
import type { SiteData } from '../../src/shared/features/site-context/site-context.tsx';
import type { Site } from '../../src/shared/lib/site.ts';
import type { CommonData, PageContext } from '../../src/shared/pages/page.ts';

/** The fixtures' now: 21 November 2026, 12:00 in Budapest. */
export const FIXTURE_NOW = 1_795_258_800;

/** A writer. */
export function makeAuthor(overrides: Partial<Author> = {}): Author {
  return { slug: 'dobrai-nora', name: 'Dobrai Nóra', title: 'újságíró, belföld', avatarSrc: null, ...overrides };
}

/** A section. */
export function makeSuperTag(overrides: Partial<SuperTag> = {}): SuperTag {
  return { id: 1, slug: 'belfold', name: 'Belföld', active: true, ...overrides };
}

/** A topic. */
export function makeTag(overrides: Partial<Tag> = {}): Tag {
  return { id: 1, slug: 'arviz', name: 'árvíz', ...overrides };
}

/** What every article has; the rest comes from the schema's defaults, so that fixtures follow the contract. */
const bareArticle = {
  id: 1,
  type: 'article',
  title: 'Százéves a bodrogvári piaccsarnok',
  slug: 'szazeves-a-bodrogvari-piaccsarnok',
  pubDate: FIXTURE_NOW - 7200,
  updatedAt: FIXTURE_NOW - 7200,
  articleAuthors: [makeAuthor()],
  mainSuperTag: makeSuperTag(),
  lead: 'Hétfőn ünnepelték a csarnok századik születésnapját.',
  recommender: 'Száz éve árulnak itt almát, sajtot és hírt. Bejártuk a piaccsarnokot az árusokkal.',
  coverImage: '/uploads/2026/11/market-1.jpg',
  originatingSite: 'lapszel',
};

/** An article as lists show it. */
export function makeArticleSummary(overrides: Partial<ArticleSummary> = {}): ArticleSummary {
  return { ...articleSummarySchema.parse(bareArticle), ...overrides };
}

/** Several of them, each with an id, a title and an address of its own. */
export function makeArticleSummaries(count: number, firstId = 1): ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index;
    return makeArticleSummary({ id, slug: `cikk-${id}`, title: `${id}. cikk` });
  });
}

/** An article whole. */
export function makeArticle(overrides: Partial<Article> = {}): Article {
  return { ...articleSchema.parse({ ...bareArticle, content: '<p>Szöveg.</p>', contentTree: [['p', null, ['Szöveg.']]], paragraphCount: 1 }), ...overrides };
}

/** Site record, set-up and menus. */
export function makeInit(overrides: Partial<FrontendInit> = {}): FrontendInit {
  const bare = {
    siteSlug: 'lapszel',
    site: { slug: 'lapszel', name: 'Lapszél', domain: 'lapszel.hu', currency: 'HUF', currencySign: 'Ft', socialNetworks: [{ name: 'Facebook', url: 'https://facebook.example/lapszel' }] },
    componentSetup: {},
    menus: { main: [{ title: 'Belföld', href: '/rovat/belfold' }] },
  };
  return { ...frontendInitSchema.parse(bare), ...overrides };
}

/** The poll's answer. */
export function makeRefresh(overrides: Partial<FrontendRefresh> = {}): FrontendRefresh {
  return { ...frontendRefreshSchema.parse({ componentSetup: {} }), ...overrides };
}

/** What every page shows besides its own data. */
export function makeCommon(overrides: Partial<CommonData> = {}): CommonData {
  return { init: makeInit(), refresh: makeRefresh(), ...overrides };
}

/** The backend as a test says it answers; a call that it does not name fails by name. */
export function makeApi(answers: Partial<Api> = {}): Api {
  return { ...createApi(endpoints, (call) => Promise.reject(new Error(`The test gives no answer to ${call.name} (${call.path}).`))), ...answers };
}

/** The request object of an anonymous reader of the main edition. */
export function makeSite(overrides: Partial<Site> = {}): Site {
  return { edition: editions.main, mode: 'public', framesOrigin: 'https://frames.lapszel.hu', app: false, screenshot: false, viewer: 'anonymous', api: makeApi(), now: () => FIXTURE_NOW, ...overrides };
}

/** What a loader gets; without overrides, for page 1 of the newest list. */
export function makeContext(overrides: Partial<PageContext> = {}): PageContext {
  return {
    site: makeSite(),
    route: { name: 'legfrissebb', path: '/legfrissebb', page: 'list', query: ['oldal', 'perPage'], policy: 'front', key: 'section', list: { kind: 'newest' } },
    params: {},
    path: '/legfrissebb',
    page: 1,
    perPage: LIST_PAGE_ITEMS,
    post: null,
    query: {},
    common: makeCommon(),
    ...overrides,
  };
}

/** What views get from `useSite`. */
export function makeSiteData(overrides: Partial<SiteData> = {}): SiteData {
  return { edition: editions.main, init: makeInit(), refresh: makeRefresh(), framesOrigin: 'https://frames.lapszel.hu', language: 'hu', path: '/', headerOpacity: false, ...overrides };
}
