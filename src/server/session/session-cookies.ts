import type { Request, Response } from 'express';
import type { SessionTokens } from './renewals.ts';
import { clearPrivateCookie, setPrivateCookie, type PrivateCookie } from './set-cookie.ts';
import { toOwnPath } from './own-path.ts';

/** What a browser keeps for this server, each on its own host only. */
const COOKIES = { access: '__Host-access', refresh: '__Host-refresh', pending: '__Host-login', wanted: '__Host-wanted', signIn: '__Host-sign-in', asOf: '__Host-as-of' } as const satisfies Record<string, PrivateCookie['name']>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** As long as what is in them; the backend has the last word on that. */
const ACCESS_SECONDS = 15 * MINUTE;
const REFRESH_SECONDS = 14 * DAY;
const SIGN_IN_SECONDS = 10 * MINUTE;
const AS_OF_SECONDS = DAY / 2;

/** The tokens that a request came with; the access token's cookie ends before the session does. */
export type StoredTokens = { readonly access: string | null; readonly refresh: string | null };

/** The session of a request. */
export function readTokens(request: Request): StoredTokens {
  return { access: readCookie(request, COOKIES.access), refresh: readCookie(request, COOKIES.refresh) };
}

/** Gives the browser a session, or its renewed tokens. */
export function keepTokens(response: Response, { accessToken, refreshToken }: SessionTokens): void {
  setPrivateCookie(response, { name: COOKIES.access, value: encodeURIComponent(accessToken), maxAgeSeconds: ACCESS_SECONDS });
  setPrivateCookie(response, { name: COOKIES.refresh, value: encodeURIComponent(refreshToken), maxAgeSeconds: REFRESH_SECONDS });
}

/** Takes the session away, and with it the time that an editor looks at. */
export function clearSession(response: Response): void {
  for (const name of [COOKIES.access, COOKIES.refresh, COOKIES.asOf]) clearPrivateCookie(response, name);
}

/** Takes away all that this server has given. */
export function clearAllCookies(response: Response): void {
  for (const name of Object.values(COOKIES)) clearPrivateCookie(response, name);
}

/** The token between the first factor and the second. */
export const pendingLogin = createSlot(COOKIES.pending, SIGN_IN_SECONDS, (value) => value);

/** Where its reader wanted to go before the login came in between: a path of ours, whatever stands in the cookie. @spec §4 Preview mode */
export const wantedPath = createSlot(COOKIES.wanted, SIGN_IN_SECONDS, toOwnPath);

/** What a third-party sign-in has to come back with. */
export const pendingSignIn = createSlot(COOKIES.signIn, SIGN_IN_SECONDS, (value) => value);

/** The moment as of which an editor looks at the site, in unix seconds. */
export const asOfMoment = createSlot(COOKIES.asOf, AS_OF_SECONDS, (value) => (/^\d{1,10}$/.test(value) ? Number(value) : null));

/** One of the cookies: how it is read, kept and taken away. */
type Slot<Value> = { readonly read: (request: Request) => Value | null; readonly keep: (response: Response, value: string) => void; readonly clear: (response: Response) => void };

function createSlot<Value>(name: PrivateCookie['name'], maxAgeSeconds: number, parse: (value: string) => Value | null): Slot<Value> {
  return {
    read: (request) => {
      const value = readCookie(request, name);
      return value === null ? null : parse(value);
    },
    keep: (response, value) => setPrivateCookie(response, { name, value: encodeURIComponent(value), maxAgeSeconds }),
    clear: (response) => clearPrivateCookie(response, name),
  };
}

/** cookie-parser decodes values, and reads some as JSON: only texts are ours. */
function readCookie(request: Request, name: string): string | null {
  const cookies: unknown = request.cookies;
  if (typeof cookies !== 'object' || cookies === null) return null;
  const value: unknown = Object.entries(cookies).find(([known]) => known === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
