import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../src/shared/config/sections.ts';
import { supplements } from '../../src/shared/config/supplements.ts';
import { request, type Answer } from '../support/request.ts';
import { startSite, type TestSite } from '../support/start-site.ts';

const HOSTS = { main: 'localhost', regional: 'erdely.localhost' } as const;

let site: TestSite;
beforeAll(async () => {
  // Whole pages only: a streamed one has no header to compare.
  site = await startSite({ PATIENCE_MS: '60000' });
});
afterAll(() => site.close());

function open(path: string, edition: keyof typeof HOSTS = 'main'): Promise<Answer> {
  return request(site.edge.url, path, { host: HOSTS[edition] });
}

/** The links of the navigations whose names begin with a title. */
function toTabLinks(html: string, title: string): string[] {
  const bars = [...html.matchAll(/<nav aria-label="([^"]*)"[^>]*>(.*?)<\/nav>/g)].filter(([, label]) => label?.startsWith(`${title}: `));
  return bars.flatMap(([, , bar]) => [...(bar ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

function titleOf({ body }: Answer): string {
  return /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
}

function canonicalOf({ body }: Answer): string {
  return /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? '';
}

describe('a section', () => {
  it('has its tabs, its feed and its emblem', async () => {
    const page = await open('/rovat/szepkilatas');
    expect(page.status).toBe(200);
    expect(toTabLinks(page.body, 'Szép kilátás')).toEqual(['/rovat/szepkilatas', '/rovat/szepkilatas/konnyu', '/rovat/szepkilatas/kozepes', '/rovat/szepkilatas/nehez', '/rovat/szepkilatas/extrem']);
    expect(page.body).toContain('<link rel="alternate" type="application/rss+xml" title="Szép kilátás – RSS" href="/rss/rovat/szepkilatas"');
    expect(/<main.*?<img src="([^"]*)"/.exec(page.body)?.[1]).toMatch(/szepkilatas[^"]*\.svg/);
  });

  it('is narrowed by a tab, under a title of its own', async () => {
    const page = await open('/rovat/szepkilatas/nehez');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('Szép kilátás: Nehéz – Lapszél');
    expect(canonicalOf(page)).toBe('https://lapszel.hu/rovat/szepkilatas/nehez');
    expect(page.body).toContain('<a href="/rovat/szepkilatas/nehez" aria-current="page">Nehéz</a>');
  });

  it('has no news of the trails in its list', async () => {
    const { body } = await open('/rovat/szepkilatas?perPage=50');
    const news = await open('/cimke/turahirek?perPage=50');
    const links = (html: string) => [...html.matchAll(/<h2[^>]*><a href="(\/szepkilatas\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links(body).length).toBeGreaterThan(0);
    expect(links(news.body).length).toBeGreaterThan(0);
    expect(links(body).filter((link) => links(news.body).includes(link))).toEqual([]);
  });

  it('knows no other tabs, and leads from one to a document', async () => {
    expect((await open('/rovat/szepkilatas/nincs')).status).toBe(404);
    expect((await open('/rovat/belfold/konnyu')).status).toBe(404);
    expect(await open('/rovat/ellenorzo/modszertan')).toMatchObject({ status: 302, headers: { location: '/dokumentum/modszertan' } });
  });

  it.each(['velemeny', 'direkt36', 'kozlemeny', 'sport'])('/rovat/%s is there', async (slug) => {
    expect((await open(`/rovat/${slug}`)).status).toBe(200);
  });

  it('leaves the placeholders of its sponsor to the browser', async () => {
    const { body } = await open('/rovat/automagazin');
    expect(body).toContain('href="https://partner.example/kattintas?hely=&amp;ido="');
    expect(body).toContain('data-template="https://partner.example/kattintas?hely=[location]&amp;ido=[timestamp]"');
  });
});

describe('a supplement', () => {
  it('lists its articles under its own name', async () => {
    const page = await open('/melleklet/orosz-ukran-valsag');
    expect(page.status).toBe(200);
    expect(canonicalOf(page)).toBe('https://lapszel.hu/melleklet/orosz-ukran-haboru');
    expect(page.body).toContain('<footer');
    expect(page.body).toContain('"@type":"CollectionPage"');
  });

  it('gives a widget the page to itself', async () => {
    const page = await open('/melleklet/ep-2024/mandatumok');
    expect(page.status).toBe(200);
    expect(page.body).toContain('ep-2024-mandatumok');
    expect(page.body).toMatch(/<iframe[^>]*data-frame="result"/);
    expect(page.body).not.toContain('<footer');
  });

  it('shows any area of its data, but no half of one', async () => {
    const page = await open('/melleklet/ep-2024/adatok/telepules/tiszaszalkas');
    expect(page.status).toBe(200);
    expect(canonicalOf(page)).toBe('https://lapszel.hu/melleklet/ep-2024/adatok');
    expect(page.body).toContain('content="noindex"');
    expect((await open('/melleklet/ep-2024/adatok/telepules')).status).toBe(404);
    expect((await open('/melleklet/ep-2024/adatok/telepules/nincs-ilyen')).status).toBe(404);
    expect((await open('/melleklet/usa-2024/adatok/megye/tiszamente')).status).toBe(404);
  });

  it('shows a document under its own head', async () => {
    const page = await open('/melleklet/ep-2024/kerdesek');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('EP 2024: Kérdések és válaszok – Lapszél');
    expect(page.body.match(/<h1/g)).toHaveLength(1);
  });

  it('is not there by another name', async () => {
    expect((await open('/melleklet/nincs-ilyen')).status).toBe(404);
    expect((await open('/melleklet/ep-2024/nincs')).status).toBe(404);
  });
});

describe.each(['main', 'regional'] as const)('in the %s edition', (edition) => {
  it('every tab that is linked is there, and no two pages have one title', async () => {
    const roots = [...sections.map(({ slug }) => `/rovat/${slug}`), ...supplements.map(({ slug }) => `/melleklet/${slug}`)];
    const found = (await Promise.all(roots.map(async (path) => ({ path, page: await open(path, edition) })))).filter(({ page }) => page.status === 200);
    const tabs = new Set(found.flatMap(({ page }) => toTabLinks(page.body, titleOf(page).split(' – Erdélyi Lapszél')[0]?.split(' – Lapszél')[0] ?? '')));
    const pages = await Promise.all([...tabs].map(async (path) => ({ path, page: await open(path, edition) })));
    expect(pages.filter(({ page }) => page.status !== 200).map(({ path, page }) => `${page.status} ${path}`)).toEqual([]);
    expect(tabs.size).toBeGreaterThan(edition === 'main' ? 40 : 5);
    const canonical = new Map(pages.map(({ page }) => [canonicalOf(page), titleOf(page)]));
    expect(new Set(canonical.values()).size).toBe(canonical.size);
  });
});
