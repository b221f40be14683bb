import { expect, test } from 'vitest';
import { makeContext } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { NEWSLETTER_STEPS } from '../../config/newsletter.ts';
import { routes, type Route } from '../../config/routes.ts';
import { newsletterStepPage, toNewsletterStep, type NewsletterStepData } from './newsletter-step-page.ts';
import { NewsletterStepView } from './newsletter-step-view.tsx';

const TOKEN = 'A'.repeat(22);
const render = (data: Partial<NewsletterStepData>) => renderInSite(<NewsletterStepView data={{ step: 'confirm', token: TOKEN, problem: null, ...data }} slow={{}} />);

test('every step has a route, and those that a letter opens are their readers’ own', () => {
  const table: readonly Route[] = routes;
  for (const [step, path] of Object.entries(NEWSLETTER_STEPS)) {
    const route = table.find(({ name }) => name === `newsletter_${step}`);
    expect(route?.path.replace('/:token', '')).toBe(path);
    expect(route?.policy).toBe(route?.path.includes(':token') === true ? 'none' : 'archive');
  }
  expect(() => toNewsletterStep('document')).toThrow('document is no step');
});

test('a link of a letter opens a page with a button, and does nothing by itself', () => {
  expect(render({})).toMatch(new RegExp(`<form [^>]*action="/hirlevel/megerosites/${TOKEN}" method="post"`));
  expect(render({ step: 'unsubscribe' })).toContain(`action="/hirlevel/leiratkozas/${TOKEN}"`);
  expect(render({ step: 'sent', token: null })).not.toContain('<form');
});

test('a link that is not known says so, and leads to the form instead', () => {
  const html = render({ problem: 'unknown' });
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('<form');
  expect(html).toContain('href="/dokumentum/feliratkozas-hirlevelekre"');
});

test.each(['x', `${TOKEN}A`, 'A'.repeat(21), `${'A'.repeat(21)}.`])('%s is no token', async (token) => {
  const route: Route = { name: 'newsletter_confirm', path: '/hirlevel/megerosites/:token', page: 'newsletterStep', query: [], policy: 'none', key: 'newsletter' };
  await expect(newsletterStepPage.load(makeContext({ route, params: { token } }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
