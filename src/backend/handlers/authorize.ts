import { createHash, timingSafeEqual } from 'node:crypto';
import { endpoints, type EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { AppError } from '../../shared/lib/errors.ts';
import type { Viewer } from '../../shared/lib/site.ts';
import type { SessionAccount } from '../store/accounts/session-store.ts';

/** The tokens of who is not a reader; null for those that the settings do not have. */
export type ServiceTokens = { readonly newsroom: string | null; readonly edge: string | null };

/** An account that makes a call. */
export type CallerAccount = SessionAccount;

/** Who makes a call; `bearer` is the token as it came, for the calls that know what to do with it. */
export type Caller = { readonly viewer: Viewer; readonly account: CallerAccount | null; readonly bearer: string | null };

/** What callers are known by. `loadAccount` answers null for an access token that is not good any more; `sites` are those that the call is about. */
export type CallerSources = { readonly tokens: ServiceTokens; readonly loadAccount: (accessToken: string) => Promise<CallerAccount | null>; readonly sites: readonly string[] };

/** Calls that judge their bearer themselves: it is no access token, or may have expired. */
const OWN_JUDGEMENT: ReadonlySet<EndpointName> = new Set<EndpointName>(['otpVerify', 'logout']);

/**
 * Who makes a call. The newsroom's token makes an editor of a reader and opens every call but those of an account; the
 * edges' opens the purge log and nothing else; an access token stands for its account, and an editor's opens the newsroom.
 * The account of one site is nobody on another.
 * @throws UNAUTHENTICATED, FORBIDDEN @spec §6 §8
 */
export async function authorize(name: EndpointName, header: string | undefined, { tokens, loadAccount, sites }: CallerSources): Promise<Caller> {
  const row: EndpointRow = endpoints[name];
  const bearer = toBearer(header);
  switch (row.auth) {
    case 'none': {
      // An editor's preview is read in the editor's name from end to end; nobody is refused here.
      const reader = { viewer: 'anonymous', account: null, bearer: bearer === '' ? null : bearer } as const;
      if (row.method !== 'GET' || bearer === null) return reader;
      if (isToken(bearer, tokens.newsroom)) return { ...reader, viewer: 'editor' };
      const account = await loadAccount(bearer);
      return account?.role === 'editor' && account.scope === 'all' && isOfSites(account) ? toCaller(account, bearer) : reader;
    }
    case 'optional':
      if (bearer === null || isToken(bearer, tokens.edge)) return { viewer: 'anonymous', account: null, bearer };
      return isToken(bearer, tokens.newsroom) ? { viewer: 'editor', account: null, bearer } : toCaller(await requireAccount(row, bearer), bearer);
    case 'bearer':
      if (OWN_JUDGEMENT.has(name)) return { viewer: 'anonymous', account: null, bearer };
      if (bearer === null) throw missingToken();
      return toCaller(await requireAccount(row, bearer), bearer);
    case 'newsroom': {
      if (isToken(bearer, tokens.newsroom)) return { viewer: 'editor', account: null, bearer };
      const account = bearer === null ? null : await loadAccount(bearer);
      if (bearer === null || account?.scope !== 'all') throw new AppError('UNAUTHENTICATED', 'Newsroom calls need "Authorization: Bearer …" with the token of NEWSROOM_TOKEN, or of an editor\'s session that has not ended.');
      if (account.role !== 'editor') throw new AppError('FORBIDDEN', 'The newsroom is for editors.');
      if (!isOfSites(account)) throw otherSite();
      return toCaller(account, bearer);
    }
    case 'edge':
      if (!isToken(bearer, tokens.newsroom) && !isToken(bearer, tokens.edge)) throw new AppError('UNAUTHENTICATED', 'The purge log needs "Authorization: Bearer …" with the token of EDGE_PURGE_TOKEN.');
      return { viewer: 'editor', account: null, bearer };
  }

  async function requireAccount({ service }: EndpointRow, token: string): Promise<CallerAccount> {
    const account = await loadAccount(token);
    if (account === null || (account.scope === 'member' && service !== 'member')) throw expiredToken();
    if (!isOfSites(account)) throw otherSite();
    return account;
  }

  function isOfSites({ site }: CallerAccount): boolean {
    return site === null || sites.every((wanted) => wanted === site);
  }
}

/** A token that is not good any more; an edge renews it and asks again. @spec §8 */
export function expiredToken(): AppError {
  return new AppError('UNAUTHENTICATED', 'Expired JWT Token');
}

/** No token where one is needed. @spec §8 */
export function missingToken(): AppError {
  return new AppError('UNAUTHENTICATED', 'Missing accessToken, use your refreshToken!');
}

/** Whoever carries a session to another site: no renewal helps. */
function otherSite(): AppError {
  return new AppError('FORBIDDEN', 'The account is one of another site.');
}

function toCaller(account: CallerAccount, bearer: string): Caller {
  return { viewer: account.role, account, bearer };
}

/** The token of a header; what is no bearer is a token that nobody has. */
function toBearer(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}

/** Compares by hash, so that neither content nor length shows in the time it takes. */
function isToken(given: string | null, token: string | null): boolean {
  return given !== null && token !== null && timingSafeEqual(toHash(given), toHash(token));
}

function toHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
