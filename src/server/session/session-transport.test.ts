import { expect, test, vi } from 'vitest';
import type { ApiCall, Transport } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import { articleEndpoints } from '../../shared/contract/endpoints/article-endpoints.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { createRenewals } from './renewals.ts';
import { createSessionTransport, type SessionTransportParts } from './session-transport.ts';

const ME: ApiCall = { name: 'me', row: accountEndpoints.me, path: '/api/me', params: {} };
const VERSION: ApiCall = { name: 'articleVersion', row: articleEndpoints.articleVersion, path: '/api/articles/a/version', params: { slug: 'a' } };

const unauthenticated = (backendMessage: string) => new AppError('UNAUTHENTICATED', 'A session is wanted.', { detail: { backendMessage } });

/** A backend that knows one access token, and renews one refresh token once. */
function startScript({ tokens = { access: 'old', refresh: 'r1' }, message = 'Expired JWT Token', refused = false, failure = null as Error | null } = {}) {
  const asked: string[] = [];
  let refresh = 'r1';
  const createTransport = (bearer: string | undefined): Transport => async (call) => {
    asked.push(`${call.name} ${bearer ?? '-'}`);
    if (call.name !== 'tokenRefresh') {
      if (bearer === 'new' || call.row.auth === 'none') return { from: bearer ?? null };
      throw unauthenticated(message);
    }
    if (failure !== null) throw failure;
    if (refused || JSON.stringify(call.body) !== JSON.stringify({ refreshToken: refresh })) throw unauthenticated('no');
    refresh = 'r2';
    return { accessToken: 'new', refreshToken: 'r2' };
  };
  const onRenewed = vi.fn<SessionTransportParts['onRenewed']>();
  const onLost = vi.fn<SessionTransportParts['onLost']>();
  const send = createSessionTransport({ tokens, createTransport, wantsBearer: ({ row }) => row.auth !== 'none', renewals: createRenewals(() => 0), onRenewed, onLost });
  return { asked, onRenewed, onLost, send };
}

// @spec §8 401
test.each(['Expired JWT Token', 'Missing accessToken, use your refreshToken!'])('"%s" renews the session once and makes the call again', async (message) => {
  const { asked, onRenewed, onLost, send } = startScript({ message });
  expect(await send(ME)).toEqual({ from: 'new' });
  expect(asked).toEqual(['me old', 'tokenRefresh -', 'me new']);
  expect(onRenewed.mock.calls).toEqual([[{ accessToken: 'new', refreshToken: 'r2' }]]);
  expect(onLost).not.toHaveBeenCalled();
});

test('where only the refresh token is there it is used at once', async () => {
  const { asked, send } = startScript({ tokens: { access: null as unknown as string, refresh: 'r1' } });
  await send(ME);
  expect(asked).toEqual(['tokenRefresh -', 'me new']);
});

test('calls that run beside each other renew once, and the browser is told once', async () => {
  const { asked, onRenewed, send } = startScript();
  expect(await Promise.all([send(ME), send(ME), send(ME)])).toHaveLength(3);
  expect(asked.filter((call) => call.startsWith('tokenRefresh'))).toHaveLength(1);
  expect(onRenewed).toHaveBeenCalledTimes(1);
});

test('a refused renewal ends the session, and is not tried again', async () => {
  const { asked, onLost, send } = startScript({ refused: true });
  await expect(send(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(send(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['me old', 'tokenRefresh -', 'me -']);
});

test('a backend that does not answer has not ended the session', async () => {
  const { onLost, send } = startScript({ failure: new AppError('BACKEND_TIMEOUT', 'No answer.') });
  await expect(send(ME)).rejects.toMatchObject({ code: 'BACKEND_TIMEOUT' });
  expect(onLost).not.toHaveBeenCalled();
});

test('any other 401 is no matter of time', async () => {
  const { asked, send } = startScript({ message: 'Invalid credentials.' });
  await expect(send(ME)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(asked).toEqual(['me old']);
});

test('a call that is not made in the reader’s name carries no token', async () => {
  const { asked, send } = startScript();
  await send(VERSION);
  expect(asked).toEqual(['articleVersion -']);
});
