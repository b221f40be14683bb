import { describe, expect, test } from 'vitest';
import { makeApi, makeContext, makeRefresh, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { routeOf } from '../../../../test/support/route-of.ts';
import { editions } from '../../config/editions/editions.ts';
import type { SupportOrder } from '../../contract/schemas/support.ts';
import { loadSupport } from '../../features/support/load-support.ts';
import type { RefusedSupport } from '../../features/support/support-order.ts';
import { notFound } from '../../lib/errors.ts';
import { PageRedirect } from '../page.ts';
import { supportPage } from './support-page.ts';
import { supportResultPage } from './support-result-page.ts';
import { SupportResultView } from './support-result-view.tsx';
import { SupportTrialView } from './support-trial-view.tsx';
import { SupportView } from './support-view.tsx';

const donating = makeRefresh({ componentSetup: { donations: '1', refreshQuiz: '0' } });

describe('the support page', () => {
  test('knows from the backend whether anything can be paid, and does without a backend that does not say', async () => {
    const load = (supportOptions: () => Promise<{ payment: 'open' | 'trial' | 'none' }>) => supportPage.load(makeContext({ site: makeSite({ api: makeApi({ supportOptions }) }) }));
    expect(await load(async () => ({ payment: 'open' }))).toMatchObject({ payment: 'open', refused: null });
    expect(await load(() => Promise.reject(notFound('/api/support')))).toMatchObject({ payment: 'none', refused: null });
    await expect(load(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  test.each([
    ['main', ['1\u00a0000\u00a0Ft', '2\u00a0500\u00a0Ft', '5\u00a0000\u00a0Ft', '10\u00a0000\u00a0Ft'], '500\u00a0Ft és 1\u00a0000\u00a0000\u00a0Ft'],
    ['regional', ['10\u00a0Lei', '25\u00a0Lei', '50\u00a0Lei', '100\u00a0Lei'], '5\u00a0Lei és 10\u00a0000\u00a0Lei'],
  ] as const)('of the %s edition has its amounts in its currency', (edition, amounts, limits) => {
    const html = renderInSite(<SupportView data={{ payment: 'open', links: [], refused: null }} slow={{ minutes: null }} />, { edition: editions[edition] });
    expect(html).toMatch(/<form [^>]*action="\/tamogatas" method="post"/);
    for (const amount of amounts) expect(html).toContain(`${amount}</label>`);
    expect(html).toContain(limits);
    expect(html.match(/name="osszeg"/g)).toHaveLength(4);
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });

  test('without a payment side has a sentence and no form; the trial says that it is one', () => {
    const render = (payment: 'open' | 'trial' | 'none') => renderInSite(<SupportView data={{ payment, links: [], refused: null }} slow={{ minutes: null }} />);
    expect(render('none')).toContain('Támogatást most nem tudunk fogadni.');
    expect(render('none')).not.toContain('<form');
    expect(render('trial')).toContain('nem történik valódi fizetés');
    expect(render('open')).not.toContain('próba');
  });

  test('shows a refused form again with what was filled in and what is wrong with it', () => {
    const refused: RefusedSupport = { draft: { kind: 'monthly', amount: '5000', otherAmount: '1', name: 'Emese', email: 'x', accepts: true }, problems: { form: null, fields: { 'mas-osszeg': 'Túl kicsi.', 'email': 'Ez nem e-mail-cím.' } } };
    const html = renderInSite(<SupportView data={{ payment: 'open', links: [], refused }} slow={{ minutes: null }} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#mas-osszeg">Túl kicsi.</a>');
    for (const value of ['1', 'Emese', 'x']) expect(html).toContain(`value="${value}"`);
    expect(html.match(/checked=""/g)).toHaveLength(3);
    expect(html).toContain('aria-describedby="email-hint email-problem"');
    const head = supportPage.head({ payment: 'open', links: [], refused }, makeContext());
    expect(head.robots).toBe('noindex');
  });

  test.each([
    ['main', ['/egyszazalek', '/lapszelakademia', '/te']],
    ['regional', []],
  ] as const)('of the %s edition leads to its programmes', async (edition, hrefs) => {
    const site = makeSite({ edition: editions[edition], api: makeApi({ supportOptions: async () => ({ payment: 'open' }) }) });
    const data = await loadSupport(site, null);
    expect(data.links.map(({ href }) => href)).toEqual(hrefs);
    const html = renderInSite(<SupportView data={data} slow={{ minutes: null }} />, { edition: editions[edition] });
    for (const { title, href } of data.links) expect(html).toContain(`<a href="${href}">${title}</a>`);
    expect(html.includes('Más módon is')).toBe(hrefs.length > 0);
  });

  test('shows what support has made possible, where the site takes any', () => {
    const render = (refresh = donating) => renderInSite(<SupportView data={{ payment: 'open', links: [], refused: null }} slow={{ minutes: { recurring: 2, onetime: 3 } }} />, { refresh }).replaceAll('<!-- -->', '');
    expect(render()).toContain('<strong>300\u00a0023 óra</strong> munkát tettek lehetővé olvasóink 2025. március 28. óta.');
    expect(render(makeRefresh())).not.toContain('óra');
  });
});

describe('after the payment', () => {
  const makeOrder = (overrides: Partial<SupportOrder>): SupportOrder => ({ kind: 'once', amount: 5000, currency: 'HUF', status: 'open', failure: null, createdAt: 1, paidAt: null, ...overrides });
  const load = (name: string, order: SupportOrder | null) => {
    const site = makeSite({ api: makeApi({ supportOrder: async () => order ?? Promise.reject(notFound('/')) }) });
    return supportResultPage.load(makeContext({ site, route: routeOf(name), params: order === null ? {} : { key: 'a/b' } }));
  };

  test.each([
    ['support_success', makeOrder({ status: 'paid', paidAt: 2 }), 'paid'],
    ['support_success', makeOrder({}), 'open'],
    ['support_failure', makeOrder({ status: 'failed', failure: 'refused' }), 'refused'],
    ['support_failure', makeOrder({ status: 'failed', failure: 'cancelled' }), 'cancelled'],
    ['support_success', null, 'thanks'],
    ['support_failure', null, 'unknown'],
  ] as const)('%s says how the order stands', async (name, order, result) => {
    expect(await load(name, order)).toEqual({ result, order });
  });

  test.each([
    ['support_success', makeOrder({ status: 'failed', failure: 'refused' }), '/tamogatas/hiba/a%2Fb'],
    ['support_failure', makeOrder({ status: 'paid', paidAt: 2 }), '/tamogatas/siker/a%2Fb'],
    ['support_failure', makeOrder({}), '/tamogatas/siker/a%2Fb'],
  ])('%s leads to the page that is true', async (name, order, location) => {
    await expect(load(name, order)).rejects.toSatisfy((error) => error instanceof PageRedirect && error.location === location && error.status === 302);
  });

  test('an unknown key is not found', async () => {
    const site = makeSite({ api: makeApi({ supportOrder: () => Promise.reject(notFound('/api/support/orders/…')) }) });
    await expect(supportResultPage.load(makeContext({ site, route: routeOf('support_success'), params: { key: 'x' } }))).rejects.toMatchObject({ status: 404 });
  });

  test('who failed is told what to do next; who paid is not asked again', () => {
    const render = (result: 'paid' | 'refused', refresh = donating) => renderInSite(<SupportResultView data={{ result, order: makeOrder({}) }} slow={{}} />, { refresh });
    expect(render('refused')).toContain('<a href="/tamogatas">Újra megpróbálom</a>');
    expect(render('refused')).toContain('5\u00a0000\u00a0Ft');
    expect(render('refused', makeRefresh())).not.toContain('href="/tamogatas"');
    expect(render('paid')).not.toContain('href="/tamogatas"');
  });

  test('it is for nobody else', () => {
    expect(supportResultPage.head({ result: 'paid', order: null }, makeContext())).toMatchObject({ robots: 'noindex', canonical: null });
  });
});

test('the trial page says that nothing is paid, and has a form for each way it can end', () => {
  const html = renderInSite(<SupportTrialView data={{ amount: 5000, fields: { order: 'r-1', signature: '"x"' } }} slow={{}} />);
  expect(html).toContain('valódi fizetés nem történik');
  expect([...html.matchAll(/name="dontes" value="(\w+)"/g)].map(([, decision]) => decision)).toEqual(['paid', 'refused', 'cancelled']);
  expect(html.match(/name="signature" value="&quot;x&quot;"/g)).toHaveLength(3);
});
