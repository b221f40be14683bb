import { expect, test } from 'vitest';
import { makeApi, makeArticleSummaries, makeInit, makeRefresh, makeSite } from '../../../test/support/fixtures.ts';
import { editions } from '../../shared/config/editions/editions.ts';
import { menusSchema } from '../../shared/contract/schemas/front.ts';
import type { Api } from '../../shared/contract/api.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { loadPageSitemap } from './load-page-sitemap.ts';
import { toPageCandidates } from './page-candidates.ts';

const missing = () => Promise.reject(notFound('x'));
const item = (href: string) => ({ title: 'x', href, icon: null, description: null });
const menus = menusSchema.parse({ main: [item('/rovat/belfold'), item('/rovat/ures')], extra: [item('/rovat/english'), item('https://example.org/'), item('//example.org/x'), item('/legfrissebb?oldal=2'), item('/dokumentum/adatvedelem'), item('/dokumentum/nincs')] });

/** A newsroom that has nothing of what a call asks for. */
const nothing: Partial<Api> = Object.fromEntries(Object.keys(endpoints).map((name) => [name, missing]));

/** A newsroom with articles everywhere but in one section. */
const answers: Partial<Api> = {
  frontendInit: async () => makeInit({ menus }),
  frontendRefresh: async () => makeRefresh(),
  archiveMonths: missing,
  articles: async () => ({ items: makeArticleSummaries(3), totalItems: 3 }),
  search: async ({ query } = {}) => {
    const isEmpty = [query?.superTags].flat().includes('ures');
    return { items: isEmpty ? [] : makeArticleSummaries(3), totalItems: isEmpty ? 0 : 3, title: 'x', rss: null, author: null, sponsor: null };
  },
  searchHighlights: async () => ({ items: [] }),
  document: async ({ params: { slug } }) => (slug === 'adatvedelem' ? { slug, title: 'x', lead: null, content: '', contentTree: [], updatedAt: 1 } : missing()),
  indexBoxes: async () => ({ items: [{ name: 'lead', position: 1, title: null, superTag: null, articles: makeArticleSummaries(1) }] }),
  unique: missing,
  impressStaff: async () => ({ groups: [] }),
};

async function pathsOf(overrides: Partial<Api> = {}, edition: keyof typeof editions = 'main'): Promise<string[]> {
  const api = makeApi({ ...nothing, ...answers, ...overrides });
  return (await loadPageSitemap(makeSite({ api, edition: editions[edition] }))).map(({ url }) => url.replace(editions[edition].origin, ''));
}

test('it names what is there and stands where it says, once', async () => {
  const paths = await pathsOf();
  expect(paths).toEqual(expect.arrayContaining(['/', '/legfrissebb', '/english', '/rovat/belfold', '/dokumentum/adatvedelem', '/tamogatas']));
  expect(new Set(paths).size).toBe(paths.length);
});

test('what is empty, missing, elsewhere or not for search engines is not there', async () => {
  const paths = await pathsOf();
  for (const path of ['/rovat/ures', '/dokumentum/nincs', '/rovat/english', '/empty', '/legfrissebb?oldal=2']) expect(paths).not.toContain(path);
  expect(paths.filter((path) => !path.startsWith('/') || path.startsWith('//'))).toEqual([]);
  const regional = await pathsOf({}, 'regional');
  for (const path of ['/impresszum', '/lapszelakademia', '/egyszazalek']) expect(regional).not.toContain(path);
});

test('a page that is its reader\'s own is not there', async () => {
  const paths = await pathsOf();
  for (const path of ['/fiok', '/tamogatas/siker', '/tamogatas/proba-fizetes']) expect(paths).not.toContain(path);
});

test('sections that no menu names come from the newest month', () => {
  expect(toPageCandidates(menus, ['holdblog', 'english'])).toEqual(expect.arrayContaining(['/rovat/holdblog', '/english']));
});

test('a backend that fails makes no shorter sitemap', async () => {
  await expect(pathsOf({ search: () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'Late.')) })).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
});
