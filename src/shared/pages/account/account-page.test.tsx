import { expect, test } from 'vitest';
import { FIXTURE_NOW, makeApi, makeContext, makeRefresh, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routeOf } from '../../../../test/support/route-of.ts';
import { AppError } from '../../lib/errors.ts';
import { accountPage, type AccountData } from './account-page.ts';
import { AccountView } from './account-view.tsx';

const info = { id: 7, email: 'emese@pelda.hu', firstName: 'Emese', lastName: 'Kapuvári' };
const programme = { id: 1, programme: 'Olvasói támogatás', startedAt: FIXTURE_NOW - 86_400 * 400, endsAt: FIXTURE_NOW - 86_400, amount: 2500, currency: 'HUF', recurring: true };
const data: AccountData = {
  name: 'Kapuvári Emese',
  programmes: [{ id: '1', name: 'Olvasói támogatás', startedAt: FIXTURE_NOW - 86_400 * 400, endsAt: FIXTURE_NOW - 86_400, isFinished: true, amount: 2500, currency: 'HUF', recurring: true }],
};

test('a member sees their programmes, finished ones too', async () => {
  const asked: unknown[] = [];
  const api = makeApi({
    memberInfo: async () => info,
    memberSubscriptions: async (args) => {
      asked.push(args?.query);
      return { items: [programme, { ...programme, id: 2, endsAt: null }] };
    },
  });
  const loaded = await accountPage.load(makeContext({ site: makeSite({ api, viewer: 'member' }), route: routeOf('account') }));
  expect(loaded).toEqual({ ...data, programmes: [...data.programmes, { ...data.programmes[0], id: '2', endsAt: null, isFinished: false }] });
  expect(asked).toEqual([{ show_finished: 1 }]);
});

test('who gave no name is called by their address', async () => {
  const api = makeApi({ memberInfo: async () => ({ ...info, firstName: null, lastName: '' }), memberSubscriptions: async () => ({ items: [] }) });
  expect(await accountPage.load(makeContext({ site: makeSite({ api }), route: routeOf('account') }))).toEqual({ name: 'emese@pelda.hu', programmes: [] });
});

test('who has no session is told apart from an error', async () => {
  const refuse = () => Promise.reject(new AppError('UNAUTHENTICATED', 'no session'));
  const site = makeSite({ api: makeApi({ memberInfo: refuse, memberSubscriptions: refuse }) });
  await expect(accountPage.load(makeContext({ site, route: routeOf('account') }))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the page is its reader\'s own', () => {
  expect(routeOf('account')).toMatchObject({ path: '/fiok', policy: 'none' });
  expect(accountPage.head(data, makeContext())).toMatchObject({ robots: 'noindex', canonical: null });
});

test('it has name, programmes and the way out, and leads to the support page where there is one', () => {
  const render = (shown: AccountData, donations: '0' | '1' = '1') => renderInSite(<AccountView data={shown} slow={{}} />, { refresh: makeRefresh({ componentSetup: { donations, refreshQuiz: '0' } }) }).replaceAll('<!-- -->', '');
  const html = render(data);
  expect(html).toContain('<strong>Kapuvári Emese</strong>');
  expect(html).toContain('<strong>Olvasói támogatás</strong> Lezárult');
  expect(html).toContain('2\u00a0500\u00a0Ft havonta');
  expect(html).toMatch(/<form [^>]*action="\/kilepes" method="post"/);
  expect(html).toContain('href="/tamogatas"');
  expect(render(data, '0')).not.toContain('href="/tamogatas"');
  expect(render({ ...data, programmes: [] })).toContain('Önnek most nincs programja.');
});
