import { expect, test } from 'vitest';
import { makeCommon, makeContext, makeRefresh, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { editions } from '../../config/editions/editions.ts';
import { programmes } from '../../config/editions/programmes.ts';
import { subscriptionPage } from './subscription-page.ts';
import { SubscriptionView } from './subscription-view.tsx';

const load = (edition: 'main' | 'regional', donations: '0' | '1') =>
  subscriptionPage.load(makeContext({ site: makeSite({ edition: editions[edition] }), path: '/elofizetes', common: makeCommon({ refresh: makeRefresh({ componentSetup: { donations, refreshQuiz: '0' } }) }) }));

// @spec §6
test.each([
  ['main', '0', true],
  ['main', '1', false],
  ['regional', '0', false],
  ['regional', '1', false],
] as const)('the %s edition with donations "%s" has the page: %s', async (edition, donations, isThere) => {
  if (isThere) expect(await load(edition, donations)).toEqual({ offers: programmes.main.subscription });
  else await expect(load(edition, donations)).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /elofizetes' });
});

test('the offers stand with their prices', () => {
  const html = renderInSite(<SubscriptionView data={{ offers: programmes.main.subscription }} slow={{}} />).replaceAll('<!-- -->', '');
  expect(html).toContain('1\u00a0990\u00a0Ft havonta');
  expect(html).toContain('19\u00a0900\u00a0Ft évente');
});
