import { expect, test } from 'vitest';
import { makeApi } from '../../../../test/support/fixtures.ts';
import type { Tab } from '../../config/tabs.ts';
import type { Api } from '../../contract/api.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { loadEmptyTabs } from './load-empty-tabs.ts';
import { resolveTab } from './open-tab.ts';

const articles = (path: string, tag: string): Tab => ({ path, label: path, content: { kind: 'articles', filter: { and_tags: [tag] } } });
const tabs: readonly Tab[] = [articles('', 'elemzes'), articles('interjuk', 'interju'), { path: 'kerdesek', label: 'Kérdések', content: { kind: 'document', slug: 'kerdesek' } }];
const nothing = { items: [], totalItems: 0, title: null, rss: null, author: null, sponsor: null };

function load(answers: Partial<Api>, path = '') {
  const open = resolveTab(tabs, path);
  if (open === null) throw new Error(`There is no tab at "${path}".`);
  return loadEmptyTabs({ api: makeApi(answers) }, { tabs, open, filter: { and_tags: ['ep-2024'] } });
}

test('a list without an article and a document that is missing are empty; the open tab is not asked about', async () => {
  const asked: unknown[] = [];
  const empty = await load({
    search: async (args) => {
      asked.push(args?.query);
      return nothing;
    },
    document: () => Promise.reject(notFound('/dokumentum/kerdesek')),
  });
  expect([...empty]).toEqual(['interjuk', 'kerdesek']);
  expect(asked).toEqual([{ and_tags: ['ep-2024', 'interju'], perPage: 1 }]);
});

test('what could not be asked for counts as there', async () => {
  const late = () => Promise.reject(new AppError('BACKEND_TIMEOUT', 'Late.'));
  expect((await load({ search: late, document: late })).size).toBe(0);
});

test('a defect is not hidden', async () => {
  await expect(load({ search: () => Promise.reject(new TypeError('defect')), document: () => Promise.reject(notFound('/')) })).rejects.toThrow('defect');
});
