import { takeFirstFactor, mayUse } from '../accounts/first-factor.ts';
import { takeSecondFactor } from '../accounts/second-factor.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { resolveThirdPartyAccount } from '../store/accounts/account-store.ts';
import { createSession, refreshSession, revokeSession } from '../store/accounts/session-store.ts';
import { expiredToken, missingToken } from './authorize.ts';
import type { CallerAccount } from './authorize.ts';
import type { Handler } from './handler.ts';
import { notOffered } from './not-offered.ts';

/** POST /api/login: the first factor. @spec §4 Auth §7 */
export const handleLogin: Handler<'login'> = async ({ database, accounts, now }, { site, body, readerAddress }) => {
  const token = await takeFirstFactor(database, accounts.key, { ...body, site, readerAddress, now: now() });
  return { body: { token, refreshToken: null, otpRequired: true }, keys: [] };
};

/** POST /api/login/otp/verify: the second factor, with the token of the first one as bearer. @spec §4 Auth §7 */
export const handleOtpVerify: Handler<'otpVerify'> = async ({ database, accounts, now }, { body, bearer, readerAddress }) => {
  if (bearer === null) throw missingToken();
  return { body: await takeSecondFactor(database, accounts.key, { token: bearer, code: body.code, readerAddress, now: now() }), keys: [] };
};

/** POST /api/login/google/check: the return of a third-party sign-in. @spec §7 */
export const handleGoogleCheck: Handler<'googleCheck'> = async ({ database, accounts, now }, { site, body }) => {
  if (accounts.oidc === null) throw notOffered('A third-party sign-in (OIDC_ISSUER)');
  const user = await accounts.oidc.exchange({ code: body.code, redirectUri: body.redirect_uri, codeVerifier: body.code_verifier, nonce: body.nonce, now: now() });
  const { accessToken, refreshToken } = await database.transaction().execute(async (trx) => {
    const account = await resolveThirdPartyAccount(trx, user);
    if (account === null || !mayUse(account, site)) throw new AppError('FORBIDDEN', 'No account here belongs to the third party\'s user.');
    return createSession(trx, { accountId: account.id, role: account.role, now: now() });
  });
  return { body: { token: accessToken, refreshToken, otpRequired: false }, keys: [] };
};

/** POST /api/token/refresh. @spec §7 */
export const handleTokenRefresh: Handler<'tokenRefresh'> = async ({ database, now }, { body }) => {
  const tokens = await refreshSession(database, body.refreshToken, now());
  if (tokens === null) throw new AppError('UNAUTHENTICATED', 'The session has ended: sign in again.');
  return { body: tokens, keys: [] };
};

/** GET /api/logout: also with a token that has expired. @spec §7 */
export const handleLogout: Handler<'logout'> = async ({ database, now }, { bearer }) => {
  if (bearer === null) throw missingToken();
  await revokeSession(database, bearer, now());
  return { body: { ok: true }, keys: [] };
};

/** GET /api/me. @spec §7 */
export const handleMe: Handler<'me'> = async (_parts, { account }) => {
  const { id, email, name, role } = requireAccount(account);
  return { body: { id, email, name, roles: [role] }, keys: [] };
};

/** The account of a call whose row needs one. @throws UNAUTHENTICATED */
export function requireAccount(account: CallerAccount | null): CallerAccount {
  if (account === null) throw expiredToken();
  return account;
}
