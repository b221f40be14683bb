/** The two steps of a login. */
export type LoginPaths = { readonly login: string; readonly code: string };

/** Where readers log in: editors on preview hosts, members on public ones. Routes and forms stand on the same paths. @spec §2.1 */
export const LOGIN_PATHS = {
  editors: { login: '/login', code: '/login/kod' },
  members: { login: '/tamogatas/belepes', code: '/tamogatas/belepes/kod' },
} as const satisfies Record<string, LoginPaths>;

/** A member's own page. */
export const ACCOUNT_PATH = '/fiok';

/** Where a session is ended, by `POST`. */
export const LOGOUT_PATH = '/kilepes';

/** Where a third-party sign-in starts, by `POST`. */
export const THIRD_PARTY_PATH = '/login/kulso';

/** What an editor sees of a page besides the page, on preview hosts. */
export const PREVIEW_TOOLS_PATH = '/elonezet';
