import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSendPurge } from '../../src/backend/outbox/send-purge.ts';
import { exchangeLatestSchema, exchangeSchema } from '../../src/shared/contract/schemas/exchange.ts';
import { siteWrittenSchema } from '../../src/shared/contract/schemas/newsroom-site.ts';
import { SEED_SETTINGS } from '../../src/backend/seed/demo/site-settings.ts';
import { TEST_PURGE_TOKEN } from '../support/start-edge.ts';
import { request, type Answer } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';
import { TEST_NEWSROOM_TOKEN } from '../support/start-backend.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ PATIENCE_MS: '60000' });
});
afterAll(() => site.close());

const get = (path: string, host = 'localhost'): Promise<Answer> => request(site.edge.url, path, { host });
const historyOf = async (query: string, host?: string) => exchangeSchema.parse(JSON.parse((await get(`/api/exchange${query}`, host)).body));
const latestOf = async (host?: string) => exchangeLatestSchema.parse(JSON.parse((await get('/api/exchange/latest', host)).body));

const save = (body: object, token = TEST_NEWSROOM_TOKEN): Promise<Answer> =>
  request(site.backend.url, '/api/newsroom/exchange', { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Tells the edge of a write as the backend's sender does. */
async function tellWrite(written: Answer): Promise<void> {
  const { purged, sequence } = siteWrittenSchema.parse(JSON.parse(written.body));
  await createSendPurge(TEST_PURGE_TOKEN)(site.edge.url, { sequence, keys: [...purged], hard: false }, new AbortController().signal);
}

describe('GET /api/exchange', () => {
  it('counts in the edition’s currency, by the euro rates of the central bank', async () => {
    // 366.9 forints, 5.092 lei and 1.1684 dollars for a euro on 13 April 2026.
    const [forints, lei] = [await historyOf('?currency=USD&range=honap'), await historyOf('?currency=USD&range=honap', 'erdely.localhost')];
    expect(forints).toMatchObject({ currency: 'USD', base: 'HUF', source: 'Európai Központi Bank (EKB)' });
    expect(forints.items.at(-1)).toEqual({ date: '2026-04-13', value: 314.019, updatedAt: null });
    expect(lei.items.at(-1)).toMatchObject({ date: '2026-04-13', value: 4.3581 });
    expect((await historyOf('?currency=EUR')).items.at(-1)?.value).toBe(366.9);
    expect((await historyOf('?currency=RON')).items.at(-1)?.value).toBe(72.0542);
  });

  it.each([['honap', '2026-03-13'], ['ev', '2025-04-14'], ['ot-ev', '2021-04-12'], ['mind', '1999-01-08']])('%s goes back to %s, oldest first', async (range, first) => {
    const { items } = await historyOf(`?currency=EUR&range=${range}`);
    expect(items[0]?.date).toBe(first);
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted());
  });

  it.each(['?currency=XXX', '?currency=HUF', '?currency=EUR&range=tegnap', `?currency=${encodeURIComponent("USD' or 1=1")}`])('%s is not found', async (query) => {
    expect((await get(`/api/exchange${query}`)).status).toBe(404);
  });
});

describe('the newest rates', () => {
  it.each([['main', 'localhost'], ['regional', 'erdely.localhost']] as const)('of the %s edition agree with the everyday ones', async (key, host) => {
    const { items } = await latestOf(host);
    for (const { currency, value, change } of SEED_SETTINGS[key].exchangeRates) {
      const row = items.find((each) => each.currency === currency);
      expect(row?.value, currency).toBeCloseTo(value, value > 100 ? 2 : 4);
      expect(row?.change, currency).toBeCloseTo(change, 2);
    }
    expect(items[0]?.currency).toBe('EUR');
  });
});

describe('the page', () => {
  it('leads to currencies and ranges that have an address and a title of their own', async () => {
    const titles = new Set<string>();
    const { body } = await get('/arfolyam');
    const links = [...new Set([...body.matchAll(/href="(\/arfolyam[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')))];
    expect(links.length).toBeGreaterThan(15);
    const some = links.filter((link, index) => index % 4 === 0 || link.includes('idoszak'));
    for (const link of some) {
      const page = await get(link);
      expect(page.status, link).toBe(200);
      expect(page.body).toContain(`<link rel="canonical" href="https://lapszel.hu${link.replace('&', '&amp;')}"`);
      titles.add(/<title>([^<]*)/.exec(page.body)?.[1] ?? '');
    }
    expect(titles.size).toBe(some.length);
  });

  it('of the regional edition counts in lei', async () => {
    const { body } = await get('/arfolyam?valuta=HUF&osszeg=1000', 'erdely.localhost');
    expect(body).toContain('Magyar forint árfolyama');
    expect(body.replaceAll('\u00a0', ' ')).toContain('1 000 HUF = 13,88 Lei');
  });

  it.each(['/arfolyam?valuta=XXX', '/arfolyam?valuta=HUF'])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('what a newsroom saves', () => {
  const body = { date: '2026-04-14', source: 'Magyar Nemzeti Bank', rates: { HUF: 370, USD: 1.2, RON: 5.1 } };

  it('is refused without its token, of a day to come, or where it is no rate', async () => {
    expect((await save(body, 'x')).status).toBe(401);
    for (const wrong of [{ date: '2062-04-14' }, { date: '14.04.2026' }, { rates: { HUF: 0 } }, { rates: { EUR: 1 } }, { rates: {} }]) {
      expect((await save({ ...body, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await latestOf()).date).toBe('2026-04-13');
  });

  it('stands on the page at once, with its source and the change since the day before', async () => {
    expect((await get('/arfolyam')).body).toContain('2026. április 13.');
    await tellWrite(await save(body));
    const page = (await get('/arfolyam')).body.replaceAll('\u00a0', ' ');
    expect(page).toContain('Az adatok napja: 2026. április 14.');
    expect(page).toContain('370,00 Ft');
    expect(page).toContain('+0,84%');
    expect(page).toContain('Forrás: Magyar Nemzeti Bank.');
    // Of what the new day does not have, the old days keep their history.
    expect((await historyOf('?currency=CHF&range=honap')).items.at(-1)?.date).toBe('2026-04-13');
  });
});
