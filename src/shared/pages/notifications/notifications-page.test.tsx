import { expect, test } from 'vitest';
import { makeApi, makeContext, makeSite } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Api } from '../../contract/api.ts';
import { AppError } from '../../lib/errors.ts';
import { notificationsPage } from './notifications-page.ts';
import { NotificationsView } from './notifications-view.tsx';

const load = (pushSettings: Api['pushSettings']) => notificationsPage.load(makeContext({ path: '/ertesitesek', site: makeSite({ api: makeApi({ pushSettings }) }) }));

test('the page brings the site’s key, and React with it', async () => {
  const data = await load(() => Promise.resolve({ publicKey: 'key' }));
  expect(data).toEqual({ publicKey: 'key' });
  expect(notificationsPage.live?.(data, makeContext())).toBe(true);
  const html = renderInSite(<NotificationsView data={{ publicKey: 'key' }} slow={{}} />);
  expect(html).toContain('JavaScript kell');
  expect(html).not.toContain('<button');
});

test('where nothing is sent the page says so and offers no control', async () => {
  for (const answer of [() => Promise.resolve({ publicKey: null }), () => Promise.reject(new AppError('BACKEND_STATUS', 'none', { detail: { backendStatus: 501 } }))]) {
    expect(await load(answer)).toEqual({ publicKey: null });
  }
  const html = renderInSite(<NotificationsView data={{ publicKey: null }} slow={{}} />);
  expect(html).toContain('most nem érhetők el');
  expect(html).not.toContain('<output');
});
