import { describe, expect, test } from 'vitest';
import { makeApi, makeCommon, makeContext, makeRefresh, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routeOf } from '../../../../test/support/route-of.ts';
import { editions } from '../../config/editions/editions.ts';
import type { Api } from '../../contract/api.ts';
import { exchangeLatestSchema, exchangeSchema } from '../../contract/schemas/exchange.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { PageContext } from '../page.ts';
import type { ExchangeData } from './exchange-data.ts';
import { exchangePage } from './exchange-page.ts';
import { ExchangeView } from './exchange-view.tsx';
import { loadExchange } from './load-exchange.ts';

const history = {
  currency: 'USD',
  base: 'HUF',
  source: 'Európai Központi Bank (EKB)',
  items: [
    { date: '2026-04-09', value: 330.5, updatedAt: 1_776_000_000 },
    { date: '2026-04-10', value: 322.09, updatedAt: 1_776_000_000 },
    { date: '2026-04-13', value: 314.02, updatedAt: 1_776_100_000 },
  ],
};
const latest = {
  base: 'HUF',
  source: 'Európai Központi Bank (EKB)',
  date: '2026-04-13',
  previousDate: '2026-04-10',
  updatedAt: 1_776_100_000,
  items: [
    { currency: 'EUR', value: 366.9, change: -2.73 },
    { currency: 'USD', value: 314.02, change: -2.51 },
  ],
};
const missing = () => Promise.reject(new AppError('BACKEND_STATUS', 'none', { detail: { backendStatus: 501 } }));
const unknown = () => Promise.reject(notFound('/api/exchange'));

function contextOf(query: PageContext['query'], answers: Partial<Api> = {}, overrides: Partial<PageContext> = {}): PageContext {
  const api = makeApi({ exchange: () => Promise.resolve(exchangeSchema.parse(history)), exchangeLatest: () => Promise.resolve(exchangeLatestSchema.parse(latest)), ...answers });
  return makeContext({ route: routeOf('exchange'), path: '/arfolyam', query, site: makeSite({ api }), ...overrides });
}

const load = (query: PageContext['query'], answers?: Partial<Api>, overrides?: Partial<PageContext>) => loadExchange(contextOf(query, answers, overrides));
const render = (data: ExchangeData, edition = editions.main) => renderInSite(<ExchangeView data={data} slow={{}} />, { edition });
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page', () => {
  test('shows the newest rates, says of which day they are and where they come from', async () => {
    const text = toText(render(await load({})));
    expect(text).toContain('Euró (EUR) 366,90 Ft -2,73%');
    expect(text).toContain('Amerikai dollár (USD) 314,02 Ft -2,51%');
    expect(text).toContain('Az adatok napja: 2026. április 13.');
    expect(text).toContain('Változás ehhez képest: 2026. április 10.');
    expect(text).toContain('Forrás: Európai Központi Bank (EKB).');
  });

  test('changes an amount without script', async () => {
    const html = render(await load({ valuta: 'USD', osszeg: '100', idoszak: 'mind' }));
    expect(toText(html)).toContain('100 USD = 31 402 Ft 100 Ft = 0,32 USD');
    expect(html).toMatch(/<form [^>]*action="\/arfolyam" method="get"/);
    expect(html).toContain('<option value="USD" selected="">');
    expect(html).toContain('<input type="hidden" name="idoszak" value="mind"/>');
  });

  test('draws the history and has it as a table and in a sentence', async () => {
    const data = await load({ valuta: 'USD', idoszak: 'honap' });
    expect(data.chart?.table.rows).toEqual([
      { label: '2026. április 9.', cells: ['330,50\u00a0Ft'] },
      { label: '2026. április 10.', cells: ['322,09\u00a0Ft'] },
      { label: '2026. április 13.', cells: ['314,02\u00a0Ft'] },
    ]);
    expect(data.chart?.xs).toEqual([0, 25, 100]);
    expect(toText(render(data))).toContain('2026. április 9. és 2026. április 13. között 1 USD legalább 314,02 Ft, legfeljebb 330,50 Ft volt');
  });

  test('leads from each currency to its history and from there to its other ranges', async () => {
    const html = render(await load({ valuta: 'USD', idoszak: 'mind' }));
    for (const href of ['/arfolyam?idoszak=mind', '/arfolyam?valuta=USD&amp;idoszak=mind', '/arfolyam?valuta=USD', '/arfolyam?valuta=USD&amp;idoszak=ot-ev']) expect(html).toContain(`href="${href}"`);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test('a drawing has few points, evenly far apart, and keeps the newest, the lowest and the highest', async () => {
    // A day a week, then every day.
    const dayOf = (index: number) => (index < 500 ? index * 7 : 3000 + index);
    const items = Array.from({ length: 1000 }, (_, index) => ({ date: new Date(Date.UTC(2012, 0, 1 + dayOf(index))).toISOString().slice(0, 10), value: index === 500 ? 999 : 300 + index / 100 }));
    const { chart } = await load({ idoszak: 'mind' }, { exchange: () => Promise.resolve(exchangeSchema.parse({ items })) });
    expect(chart?.xs.length).toBeLessThanOrEqual(130);
    expect(chart?.xs.length).toBeGreaterThan(100);
    expect(chart?.table.rows.at(-1)?.label).toBe('2022. december 13.');
    expect(chart?.table.rows.map(({ cells }) => cells[0])).toEqual(expect.arrayContaining(['999,00\u00a0Ft', '300,00\u00a0Ft']));
    const steps = (chart?.xs ?? []).slice(1, -2).map((x, index) => x - (chart?.xs[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(1);
    expect(chart?.summary).toContain('legfeljebb 999,00\u00a0Ft');
  });
});

describe('the head', () => {
  const headOf = async (query: PageContext['query']) => exchangePage.head(await load(query), contextOf(query));

  test.each([
    [{}, 'Árfolyamok – Lapszél', 'https://lapszel.hu/arfolyam'],
    [{ valuta: 'EUR', idoszak: 'ev' }, 'Árfolyamok – Lapszél', 'https://lapszel.hu/arfolyam'],
    [{ idoszak: 'honap' }, 'Euró árfolyama: 1 hónap – Lapszél', 'https://lapszel.hu/arfolyam?idoszak=honap'],
    [{ valuta: 'USD' }, 'Amerikai dollár árfolyama: 1 év – Lapszél', 'https://lapszel.hu/arfolyam?valuta=USD'],
    [{ valuta: 'USD', idoszak: 'mind' }, 'Amerikai dollár árfolyama: a kezdetektől – Lapszél', 'https://lapszel.hu/arfolyam?valuta=USD&idoszak=mind'],
  ])('of %j has a title and an address of its own', async (query, title, canonical) => {
    expect(await headOf(query)).toMatchObject({ title, canonical });
    expect((await headOf(query)).robots).not.toContain('noindex');
  });

  test('of an amount points at the page without it and is not indexed', async () => {
    expect(await headOf({ osszeg: '12' })).toMatchObject({ canonical: 'https://lapszel.hu/arfolyam', robots: 'noindex' });
    expect(exchangePage.path?.(await load({ osszeg: '12' }), contextOf({}))).toBe('/arfolyam?osszeg=12');
  });
});

describe('what a backend does not have', () => {
  test('a currency that nobody knows is not found', async () => {
    await expect(load({ valuta: 'XXX' }, { exchange: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('one that has no history yet keeps its page', async () => {
    const data = await load({ valuta: 'USD' }, { exchange: unknown });
    expect(data.chart).toBeNull();
    expect(render(data)).toContain('Erről az időszakról nincs adat.');
  });

  test('without the newest rates at once the everyday ones stand in the table', async () => {
    const common = makeCommon({ refresh: makeRefresh({ exchangesRates: [{ currency: 'EUR', value: 400, change: 1.5 }] }) });
    const data = await load({}, { exchangeLatest: missing }, { common });
    expect(toText(render(data))).toContain('Euró (EUR) 400,00 Ft +1,50%');
    expect(data).toMatchObject({ date: null, source: 'Európai Központi Bank (EKB)' });
  });

  test('without any rate the page says so', async () => {
    const html = render(await load({}, { exchange: missing, exchangeLatest: missing }));
    expect(html).toContain('Most nincs árfolyamadat.');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('<svg');
  });

  test('what fails otherwise fails the page', async () => {
    await expect(load({}, { exchange: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'late')) })).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
  });

  test('rates of another base are not shown with our sign', async () => {
    const data = await load({}, {}, { site: makeSite({ edition: editions.regional, api: contextOf({}).site.api }) });
    expect(data).toMatchObject({ rows: [], chart: null });
  });
});

describe('half data', () => {
  type Json = Record<string, unknown>;
  /** A payload without one of its fields in turn, or with null in its place, also within its items. */
  function* halve(payload: Json & { items: Json[] }): Generator<[string, Json]> {
    const { items } = payload;
    for (const key of Object.keys(payload)) {
      yield [`${key} missing`, Object.fromEntries(Object.entries(payload).filter(([name]) => name !== key))];
      yield [`${key} null`, { ...payload, [key]: null }];
    }
    for (const key of Object.keys(items[0] ?? {})) {
      yield [`an item's ${key} missing`, { ...payload, items: items.map((item, index) => (index === 1 ? Object.fromEntries(Object.entries(item).filter(([name]) => name !== key)) : item)) }];
      yield [`every item's ${key} null`, { ...payload, items: items.map((item) => ({ ...item, [key]: null })) }];
    }
    yield ['nothing', {}];
  }

  const findNonsense = (html: string) => [...toText(html).matchAll(/null|undefined|NaN|Infinity|Invalid| 0\. /g)].map(([text]) => text);

  test.each([...halve(history)])('of the history, %s: no crash, no nonsense', async (_, payload) => {
    const html = render(await load({ valuta: 'USD' }, { exchange: () => Promise.resolve(exchangeSchema.parse(payload)) }));
    expect([html.match(/<h1/g)?.length, findNonsense(html)]).toEqual([1, []]);
  });

  test.each([...halve(latest)])('of the newest rates, %s: no crash, no nonsense', async (_, payload) => {
    const html = render(await load({}, { exchangeLatest: () => Promise.resolve(exchangeLatestSchema.parse(payload)) }));
    expect([html.match(/<h1/g)?.length, findNonsense(html)]).toEqual([1, []]);
  });

  test('an item that says nothing is left out, the others stay', () => {
    expect(exchangeSchema.parse({ items: [{ date: '2026-04-13' }, null, { date: 'tegnap', value: 1 }, { date: '2026-04-13', value: 0 }, { date: '2026-04-14', value: 2 }] }).items).toEqual([{ date: '2026-04-14', value: 2, updatedAt: null }]);
  });
});
