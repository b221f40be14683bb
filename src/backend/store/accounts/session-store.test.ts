import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, testDatabaseKinds, type TestDatabase } from '../../../../test/support/test-database.ts';
import { createAccount } from './account-store.ts';
import { createSession, loadSessionAccount, refreshSession, RENEWAL_SECONDS, revokeSessions, SESSION_SECONDS, type SessionTokens } from './session-store.ts';

const NOW = 1_795_258_800;

describe.each(testDatabaseKinds)('a session on the %s database', (kind) => {
  let opened: TestDatabase;
  let accountId: number;
  beforeAll(async () => {
    opened = await createTestDatabase('empty', { kind });
    accountId = await createAccount(opened.database, { site: null, email: 'bela@example.com', name: 'Béla', role: 'member' }, NOW);
  }, 60_000);
  afterAll(() => opened.close());

  const open = () => createSession(opened.database, { accountId, role: 'member', now: NOW });
  const renew = (refreshToken: string, now = NOW) => refreshSession(opened.database, refreshToken, now);
  const isOpen = async ({ accessToken }: SessionTokens, now = NOW) => (await loadSessionAccount(opened.database, accessToken, now)) !== null;

  async function mustRenew(refreshToken: string, now = NOW): Promise<SessionTokens> {
    const tokens = await renew(refreshToken, now);
    if (tokens === null) throw new Error('Nothing was renewed.');
    return tokens;
  }

  test('renewed by many at once has one pair of new tokens', async () => {
    const { refreshToken } = await open();
    const pairs = await Promise.all(Array.from({ length: 8 }, () => mustRenew(refreshToken)));
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    expect(pairs[0]?.refreshToken).not.toBe(refreshToken);
    expect(await Promise.all(pairs.map((pair) => isOpen(pair)))).not.toContain(false);
  });

  test('gives a used refresh token the same answer for twenty seconds, and ends after that', async () => {
    const { refreshToken } = await open();
    const renewed = await mustRenew(refreshToken);
    expect(await renew(refreshToken, NOW + RENEWAL_SECONDS - 1)).toEqual(renewed);
    expect(await isOpen(renewed, NOW + RENEWAL_SECONDS - 1)).toBe(true);
    expect(await renew(refreshToken, NOW + RENEWAL_SECONDS)).toBeNull();
    expect(await isOpen(renewed, NOW + RENEWAL_SECONDS)).toBe(false);
    expect(await renew(renewed.refreshToken, NOW + RENEWAL_SECONDS)).toBeNull();
  });

  test('the answer that comes again does not lengthen the moment', async () => {
    const { refreshToken } = await open();
    await mustRenew(refreshToken);
    await mustRenew(refreshToken, NOW + RENEWAL_SECONDS - 1);
    expect(await renew(refreshToken, NOW + RENEWAL_SECONDS)).toBeNull();
  });

  test('ends at once for a refresh token that is older than the last used one', async () => {
    const { refreshToken } = await open();
    const second = await mustRenew(refreshToken);
    const third = await mustRenew(second.refreshToken);
    expect(await renew(refreshToken)).toBeNull();
    expect(await isOpen(third)).toBe(false);
  });

  test('ends at once for a refresh token that was made up', async () => {
    const { refreshToken } = await open();
    const renewed = await mustRenew(refreshToken);
    expect(await renew(refreshToken.slice(0, 22) + 'x'.repeat(43))).toBeNull();
    expect(await isOpen(renewed)).toBe(false);
  });

  test('that was revoked gives a used refresh token nothing', async () => {
    const { refreshToken } = await open();
    await mustRenew(refreshToken);
    await revokeSessions(opened.database, accountId, NOW);
    expect(await renew(refreshToken)).toBeNull();
  });

  test('that has reached its end gives a used refresh token nothing', async () => {
    let { refreshToken } = await open();
    const { idle, absolute } = SESSION_SECONDS.member;
    const end = NOW + absolute;
    for (let at = NOW; at < end - RENEWAL_SECONDS / 2; at = Math.min(at + idle - 1, end - RENEWAL_SECONDS / 2)) ({ refreshToken } = await mustRenew(refreshToken, at));
    const last = await mustRenew(refreshToken, end - RENEWAL_SECONDS / 2);
    expect(await isOpen(last, end - 1)).toBe(true);
    expect(await renew(refreshToken, end)).toBeNull();
  });

  test('keeps its tokens in no readable form', async () => {
    const first = await open();
    const second = await mustRenew(first.refreshToken);
    const rows = JSON.stringify(await opened.database.selectFrom('sessions').selectAll().execute());
    for (const token of [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken]) expect(rows).not.toContain(token);
  });
});
