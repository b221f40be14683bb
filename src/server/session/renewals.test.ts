import { expect, test } from 'vitest';
import { createRenewals } from './renewals.ts';

const TOKENS = { accessToken: 'a2', refreshToken: 'r2' };

test('requests that come together renew once, and those of the next ten seconds get the same tokens', async () => {
  let now = 1_000_000;
  let times = 0;
  const renewals = createRenewals(() => now);
  const renew = async () => ({ ...TOKENS, accessToken: `a${(times += 1)}` });
  const both = await Promise.all([renewals('r1', renew), renewals('r1', renew)]);
  now += 9_999;
  expect([...both, await renewals('r1', renew)].map(({ accessToken }) => accessToken)).toEqual(['a1', 'a1', 'a1']);
  now += 1;
  expect((await renewals('r1', renew)).accessToken).toBe('a2');
});

test('each refresh token is renewed for itself', async () => {
  const renewals = createRenewals(() => 0);
  const [first, second] = await Promise.all(['r1', 'r2'].map((token) => renewals(token, async () => ({ ...TOKENS, accessToken: `for ${token}` }))));
  expect([first?.accessToken, second?.accessToken]).toEqual(['for r1', 'for r2']);
});

test('a failure is told to those who waited, and not remembered', async () => {
  const renewals = createRenewals(() => 0);
  const fail = () => Promise.reject(new Error('unreachable'));
  const both = await Promise.allSettled([renewals('r1', fail), renewals('r1', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await renewals('r1', async () => TOKENS)).toEqual(TOKENS);
});
