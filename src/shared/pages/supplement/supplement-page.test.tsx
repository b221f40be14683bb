import { describe, expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routes } from '../../config/routes.ts';
import { supplements, type Supplement } from '../../config/supplements.ts';
import type { CallArgs } from '../../contract/api.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { toTabPlaces } from '../../features/tabs/open-tab.ts';
import { AppError } from '../../lib/errors.ts';
import { PageRedirect, type PageContext } from '../page.ts';
import { loadOtherSupplements } from './load-other-supplements.ts';
import { loadSupplement } from './load-supplement.ts';
import { checkSupplementCompositions } from './supplement-composition.ts';
import type { SupplementPageData } from './supplement-data.ts';
import { supplementPage } from './supplement-page.ts';
import { SupplementView } from './supplement-view.tsx';

type SearchQuery = NonNullable<NonNullable<CallArgs<'search'>>['query']>;
type OpenOptions = { rows?: readonly Supplement[]; emptyTag?: string; page?: number; noWidgets?: boolean };

/** Loads a supplement's page from a backend that has articles for everything but one topic, and notes the questions. */
async function open(slug: string, tabPath: string, { rows, emptyTag = '', page = 1, noWidgets = false }: OpenOptions = {}) {
  const searches: SearchQuery[] = [];
  const documents: string[] = [];
  const api = makeApi({
    search: async (args) => {
      const query = args?.query ?? {};
      searches.push(query);
      const tags = [query.and_tags ?? []].flat();
      const isEmpty = tags.includes(emptyTag);
      return { items: isEmpty ? [] : makeArticleSummaries(10), totalItems: isEmpty ? 0 : 25, title: null, rss: tags.length === 1 ? `/rss/cimke/${tags[0]}` : null, author: null, sponsor: null };
    },
    resultWidget: async ({ params }) => {
      if (noWidgets) throw new AppError('BACKEND_STATUS', 'Not offered.', { detail: { backendStatus: 501 } });
      return { slug: params.slug, title: 'Térkép', source: null, updatedAt: 1_700_000_000, links: [], content: { kind: 'electionMap', countedPercent: 100, parties: [], areas: [{ slug: 'tiszamente', name: 'Tiszamente', column: 0, row: 0, winner: null, results: [], href: `/melleklet/${slug}/adatok/megye/tiszamente` }] } };
    },
    document: async ({ params }) => {
      documents.push(params.slug);
      return { slug: params.slug, title: 'Kérdések', lead: null, content: '<p>Szöveg.</p>', contentTree: [['p', null, ['Hol szavazhatok?']]], updatedAt: 1_700_000_000 };
    },
  });
  const route = routes.find(({ name }) => name === 'supplement') ?? makeContext().route;
  const [tab, subTab, detail] = tabPath.split('/');
  const params = { slug, ...(tabPath === '' ? {} : { tab: tab ?? '' }), ...(subTab === undefined ? {} : { subTab }), ...(detail === undefined ? {} : { detail }) };
  const path = tabPath === '' ? `/melleklet/${slug}` : `/melleklet/${slug}/${tabPath}`;
  const context: PageContext = makeContext({ route, params, path, page, site: makeSite({ api }) });
  const data = await loadSupplement(context, rows);
  return { data, context, documents, list: searches.find(({ perPage }) => perPage === 10) ?? null };
}

function render(data: SupplementPageData): string {
  return renderInSite(<SupplementView data={data} slow={{ latestNews: null, hikingNews: null, holdBlog: null, others: null, liveScores: null }} />);
}

type Shown = { readonly list: SearchFilter } | { readonly widget: string } | { readonly document: string };
type Row = readonly [slug: string, tab: string, title: string, shown: Shown];

/** A list of a supplement's topic, and of further topics at the same time. */
const list = (...tags: readonly string[]): Shown => ({ list: { and_tags: tags } });
const widget = (name: string): Shown => ({ widget: name });

/** Every tab and sub-tab of §2.4: what it is called and what it shows. */
const pages: readonly Row[] = [
  ['tokio-2020', '', 'Tokió 2020', list('tokio-2020')],
  ['tokio-2020', 'eremtablazat', 'Tokió 2020: Éremtáblázat', widget('tokio-2020-eremtablazat')],
  ['foci-vb-2022', '', 'Foci-vb 2022', list('foci-vb-2022')],
  ['foci-vb-2022', 'elemzesek', 'Foci-vb 2022: Elemzések', list('foci-vb-2022', 'elemzes')],
  ['foci-vb-2022', 'menetrend', 'Foci-vb 2022: Menetrend', widget('foci-vb-2022-menetrend')],
  ['foci-vb-2022', 'eredmenyek', 'Foci-vb 2022: Eredmények', widget('foci-vb-2022-eredmenyek')],
  ['foci-vb-2022', 'csoportok', 'Foci-vb 2022: Csoportok', widget('foci-vb-2022-csoportok')],
  ['eb-2024', '', 'Eb 2024', list('eb-2024')],
  ['eb-2024', 'helyszini', 'Eb 2024: Helyszíni', list('eb-2024', 'helyszini-riport')],
  ['eb-2024', 'menetrend', 'Eb 2024: Menetrend', widget('eb-2024-menetrend')],
  ['eb-2024', 'eredmenyek', 'Eb 2024: Eredmények', widget('eb-2024-eredmenyek')],
  ['eb-2024', 'csoportok', 'Eb 2024: Csoportok', widget('eb-2024-csoportok')],
  ['eb-2024', 'toplistak', 'Eb 2024: Toplisták', widget('eb-2024-toplistak')],
  ['parizs-2024', '', 'Párizs 2024', list('parizs-2024')],
  ['parizs-2024', 'helyszini', 'Párizs 2024: Helyszíni', list('parizs-2024', 'helyszini-riport')],
  ['parizs-2024', 'menetrend', 'Párizs 2024: Menetrend', widget('parizs-2024-menetrend')],
  ['parizs-2024', 'magyar-versenyszamok', 'Párizs 2024: Magyar versenyszámok', widget('parizs-2024-magyar-versenyszamok')],
  ['parizs-2024', 'eremtablazat', 'Párizs 2024: Éremtáblázat', widget('parizs-2024-eremtablazat')],
  ['orosz-ukran-haboru', '', 'Orosz–ukrán háború', list('orosz-ukran-haboru')],
  ['orosz-ukran-haboru', 'osszefoglalok', 'Orosz–ukrán háború: Összefoglalók', list('orosz-ukran-haboru', 'osszefoglalo')],
  ['orosz-ukran-haboru', 'helyszini', 'Orosz–ukrán háború: Helyszíni', list('orosz-ukran-haboru', 'helyszini-riport')],
  ['orosz-ukran-haboru', 'elemzesek', 'Orosz–ukrán háború: Elemzések', list('orosz-ukran-haboru', 'elemzes')],
  ['valasztas-2022', '', 'Választás 2022', list('valasztas-2022')],
  ['valasztas-2022', 'elemzesek', 'Választás 2022: Elemzések', list('valasztas-2022', 'elemzes')],
  ['valasztas-2022', 'interjuk', 'Választás 2022: Interjúk', list('valasztas-2022', 'interju')],
  ['valasztas-2022', 'videok', 'Választás 2022: Videók', { list: { and_tags: ['valasztas-2022'], superTags: ['video'] } }],
  ['valasztas-2022', 'kozvelemeny-kutatasok', 'Választás 2022: Közvélemény-kutatások', list('valasztas-2022', 'kozvelemeny-kutatas')],
  ['valasztas-2022', 'alapok', 'Választás 2022: Alapok', list('valasztas-2022', 'alapok')],
  ['valasztas-2022', 'reszvetel', 'Választás 2022: Részvétel', widget('valasztas-2022-reszvetel')],
  ['valasztas-2022', 'valasztokeruletek', 'Választás 2022: Választókerületek', widget('valasztas-2022-valasztokeruletek')],
  ['valasztas-2022', 'orszagos-listak', 'Választás 2022: Országos listák', widget('valasztas-2022-partlistak')],
  ['valasztas-2022', 'orszagos-listak/nemzetisegek', 'Választás 2022: Országos listák, Nemzetiségek', widget('valasztas-2022-nemzetisegi-listak')],
  ['valasztas-2024', '', 'Választás 2024', list('valasztas-2024')],
  ['valasztas-2024', 'kerdesek', 'Választás 2024: Kérdések és válaszok', { document: 'valasztas-2024-kerdesek' }],
  ['valasztas-2024', 'adatok', 'Választás 2024: Adatok', widget('valasztas-2024-terkep')],
  ['valasztas-2024', 'musorok', 'Választás 2024: Műsorok', list('valasztas-2024', 'musor')],
  ['ep-2024', '', 'EP 2024', list('ep-2024')],
  ['ep-2024', 'kerdesek', 'EP 2024: Kérdések és válaszok', { document: 'ep-2024-kerdesek' }],
  ['ep-2024', 'adatok', 'EP 2024: Adatok', widget('ep-2024-terkep')],
  ['ep-2024', 'musorok', 'EP 2024: Műsorok', list('ep-2024', 'musor')],
  ['ep-2024', 'partlistak', 'EP 2024: Pártlisták', widget('ep-2024-partlistak')],
  ['ep-2024', 'ep-frakciok', 'EP 2024: EP-frakciók', widget('ep-2024-frakciok')],
  ['ep-2024', 'mandatumok', 'EP 2024: Mandátumok', widget('ep-2024-mandatumok')],
  ['usa-2024', '', 'USA 2024', list('usa-2024')],
  ['usa-2024', 'adatok', 'USA 2024: Adatok', widget('usa-2024-terkep')],
  ['usa-2024', 'elemzesek', 'USA 2024: Elemzések', list('usa-2024', 'elemzes')],
  ['usa-2024', 'musorok', 'USA 2024: Műsorok', list('usa-2024', 'musor')],
];

test('the table covers every tab and sub-tab of every supplement', () => {
  const places = supplements.flatMap((supplement: Supplement) => toTabPlaces(supplement.tabs).flatMap(({ path, content }) => (content.kind === 'link' ? [] : [`${supplement.slug}/${path}`])));
  expect(pages.map(([slug, path]) => `${slug}/${path}`)).toEqual(places);
  expect(new Set(pages.map(([, , title]) => title)).size).toBe(pages.length);
});

describe.each(pages)('/melleklet/%s, tab %j', (slug, tab, title, shown) => {
  const path = tab === '' ? `/melleklet/${slug}` : `/melleklet/${slug}/${tab}`;

  test(`is called ${title}, and shows what it should`, async () => {
    const { data, list: asked, documents } = await open(slug, tab);
    expect(data).toMatchObject({ pageTitle: title, path });
    expect(asked).toEqual('list' in shown ? { ...shown.list, perPage: 10 } : null);
    if ('widget' in shown) expect(data.content).toEqual({ kind: 'widget', widget: shown.widget, detail: null });
    if ('document' in shown) expect([data.content.kind, documents]).toEqual(['document', expect.arrayContaining([shown.document])]);
  });

  test('has its head, and no footer where a widget has the page to itself', async () => {
    const { data, context } = await open(slug, tab);
    expect(supplementPage.head(data, context)).toMatchObject({ title: `${title} – Lapszél`, canonical: `https://lapszel.hu${path}`, robots: 'max-image-preview:large' });
    expect(supplementPage.look?.(data, context)).toEqual({ footer: !('widget' in shown) });
  });

  test('marks itself among the tabs', async () => {
    const { data } = await open(slug, tab);
    const html = render(data);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect([...data.tabs, ...data.subTabs].filter(({ current }) => current === 'page').map(({ href }) => href)).toContain(path);
    expect(data.tabs.length === 0 || data.tabs.filter(({ current }) => current !== null).length === 1).toBe(true);
  });
});

describe('addresses', () => {
  test('another name shows the same page, which stands under its own', async () => {
    const { data, context } = await open('orosz-ukran-valsag', 'helyszini');
    expect(data.path).toBe('/melleklet/orosz-ukran-haboru/helyszini');
    expect(supplementPage.head(data, context).canonical).toBe('https://lapszel.hu/melleklet/orosz-ukran-haboru/helyszini');
    expect(supplementPage.path?.(data, context)).toBe('/melleklet/orosz-ukran-haboru/helyszini');
  });

  test.each(['valasztas-2024', 'ep-2024'])('%s shows any area of its data, which belong to the tab', async (slug) => {
    const { data, context } = await open(slug, 'adatok/megye/tiszamente');
    expect(data.content).toMatchObject({ kind: 'widget', detail: 'megye/tiszamente' });
    expect(supplementPage.head(data, context)).toMatchObject({ canonical: `https://lapszel.hu/melleklet/${slug}/adatok`, robots: 'noindex' });
    expect(supplementPage.path?.(data, context)).toBe(`/melleklet/${slug}/adatok/megye/tiszamente`);
    expect(render(data)).toContain('/megye/tiszamente"');
  });

  test('a map of another provider is shown with any area', async () => {
    expect((await open('ep-2024', 'adatok/megye/barhol', { noWidgets: true })).data.content).toMatchObject({ detail: 'megye/barhol' });
  });

  test.each([
    ['ep-2024', 'adatok/megye/nincs-ilyen'],
    ['nincs-ilyen', ''],
    ['ep-2024', 'nincs'],
    ['ep-2024', 'adatok/megye'],
    ['usa-2024', 'adatok/allam/ohio'],
    ['tokio-2020', 'eremtablazat/a/b'],
  ])('/melleklet/%s with the tab %j is not found', async (slug, tab) => {
    await expect(open(slug, tab)).rejects.toMatchObject({ status: 404 });
  });

  test('the prediction game has pages of its own', async () => {
    const redirect: unknown = await open('valasztas-2022', 'tippjatek').catch((error: unknown) => error);
    expect(redirect).toBeInstanceOf(PageRedirect);
    expect(redirect).toMatchObject({ location: '/melleklet/tippjatek/valasztas-2022', status: 302 });
  });

  test('pages of a list are canonical in themselves, and a page beyond the last is not found', async () => {
    const { data, context } = await open('usa-2024', 'elemzesek', { page: 2 });
    expect(supplementPage.head(data, context)).toMatchObject({ title: 'USA 2024: Elemzések, 2. oldal – Lapszél', canonical: 'https://lapszel.hu/melleklet/usa-2024/elemzesek?oldal=2' });
    await expect(open('usa-2024', 'elemzesek', { page: 4 })).rejects.toMatchObject({ status: 404 });
  });

  test('a widget has no second page', async () => {
    expect((await open('tokio-2020', 'eremtablazat', { page: 2 })).data.page).toBe(1);
  });
});

describe('without an article', () => {
  test('a list is not found, and no tab leads there', async () => {
    await expect(open('ep-2024', 'musorok', { emptyTag: 'musor' })).rejects.toMatchObject({ status: 404 });
    expect((await open('ep-2024', '', { emptyTag: 'musor' })).data.tabs.map(({ label }) => label)).not.toContain('Műsorok');
  });

  test('a widget is still there, but no feed', async () => {
    const { data } = await open('ep-2024', 'mandatumok', { emptyTag: 'ep-2024' });
    expect(data.rss).toBeNull();
    expect(data.tabs.map(({ label }) => label)).toEqual(['Kérdések és válaszok', 'Adatok', 'Pártlisták', 'EP-frakciók', 'Mandátumok']);
  });
});

test('every tab has the feed of the topic', async () => {
  for (const tab of ['', 'elemzesek', 'adatok']) expect((await open('usa-2024', tab)).data.rss).toBe('/rss/cimke/usa-2024');
});

describe('beside the page', () => {
  test('stands the election everywhere, and who paid on ep-2024 only', async () => {
    expect((await open('tokio-2020', '')).data.sidebar).toEqual(['electionBox', 'latestNews', 'social', 'linkBox', 'tags']);
    expect((await open('ep-2024', '')).data.sidebar).toEqual(['electionBox', 'euDisclaimer', 'latestNews', 'social', 'linkBox', 'tags']);
    expect((await open('ep-2024', 'mandatumok')).data.sidebar).toEqual(['electionBox', 'euDisclaimer']);
  });

  test('every block exists', () => {
    expect(checkSupplementCompositions).not.toThrow();
  });

  test('the other supplements are those that have an article', async () => {
    const api = makeApi({ search: async (args) => ({ items: [], totalItems: [args?.query?.and_tags].flat()[0] === 'eb-2024' ? 0 : 3, title: null, rss: null, author: null, sponsor: null }) });
    const links = await loadOtherSupplements({ api }, 'ep-2024');
    expect(links?.map(({ label }) => label)).toEqual(supplements.map(({ title }) => title).filter((title) => !['EP 2024', 'Eb 2024'].includes(title)));
  });
});

test('for machines a list is a collection, a widget a page, and both know the way', async () => {
  const onList = await open('ep-2024', 'musorok');
  expect(supplementPage.structuredData?.(onList.data, onList.context)).toMatchObject([
    { '@type': 'CollectionPage', name: 'EP 2024: Műsorok', mainEntity: { numberOfItems: 10 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'EP 2024', item: 'https://lapszel.hu/melleklet/ep-2024' }, { name: 'EP 2024: Műsorok' }] },
  ]);
  const onWidget = await open('ep-2024', 'mandatumok');
  expect(supplementPage.structuredData?.(onWidget.data, onWidget.context)).toMatchObject([{ '@type': 'WebPage', url: 'https://lapszel.hu/melleklet/ep-2024/mandatumok' }, { '@type': 'BreadcrumbList' }]);
});

test('a document stands under the head of its supplement', async () => {
  const html = render((await open('ep-2024', 'kerdesek')).data);
  expect(html).toContain('Hol szavazhatok?');
  expect(html).not.toMatch(/ style=|<script/);
});

test('a new supplement is one row', async () => {
  const rows: readonly Supplement[] = [{ slug: 'teli-olimpia-2026', title: 'Téli olimpia 2026', description: 'Jég és hó.', tabs: [{ path: '', label: 'Cikkek', content: { kind: 'articles' } }, { path: 'ermek', label: 'Érmek', content: { kind: 'widget', widget: 'teli-ermek' } }] }];
  const onList = await open('teli-olimpia-2026', '', { rows });
  expect(onList.list).toEqual({ and_tags: ['teli-olimpia-2026'], perPage: 10 });
  const onWidget = await open('teli-olimpia-2026', 'ermek', { rows });
  expect(supplementPage.look?.(onWidget.data, onWidget.context)).toEqual({ footer: false });
  expect(render(onWidget.data)).toContain('<h1>Téli olimpia 2026: Érmek</h1>');
});
