import { createApi, type ApiCall, type Transport } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import { AppError, isAppError } from '../../shared/lib/errors.ts';
import type { Renewals, SessionTokens } from './renewals.ts';
import type { StoredTokens } from './session-cookies.ts';

/** What a session's transport stands on. */
export type SessionTransportParts = {
  /** What the request came with. */
  readonly tokens: StoredTokens;
  /** A transport that sends the bearer that it is given. */
  readonly createTransport: (bearer: string | undefined) => Transport;
  /** Whether a call is made in the reader's name. */
  readonly wantsBearer: (call: ApiCall) => boolean;
  readonly renewals: Renewals;
  readonly onRenewed: (tokens: SessionTokens) => void;
  /** The session is over, and cannot be renewed. */
  readonly onLost: () => void;
};

/** What a backend says of an access token whose time is over, or that is not there. */
const RENEWABLE = ['Expired JWT Token', 'Missing accessToken, use your refreshToken!'] as const;

const NO_TOKENS: StoredTokens = { access: null, refresh: null };

/**
 * Makes calls in a reader's name. An access token that is over is renewed once and the call made again; where that is
 * refused the session is over. @spec §4 Auth §8 401
 * @throws UNAUTHENTICATED where a call needs a session and there is none any more
 */
export function createSessionTransport(parts: SessionTransportParts): Transport {
  let { tokens } = parts;

  async function renew(refreshToken: string): Promise<StoredTokens> {
    try {
      const renewed = await parts.renewals(refreshToken, () => createApi({ tokenRefresh: accountEndpoints.tokenRefresh }, parts.createTransport(undefined)).tokenRefresh({ body: { refreshToken } }));
      if (tokens.refresh === refreshToken) {
        tokens = { access: renewed.accessToken, refresh: renewed.refreshToken };
        parts.onRenewed(renewed);
      }
      return { access: renewed.accessToken, refresh: renewed.refreshToken };
    } catch (error) {
      // A backend that cannot be reached has not ended the session.
      if (!isRefusal(error)) throw error;
      tokens = NO_TOKENS;
      parts.onLost();
      throw new AppError('UNAUTHENTICATED', 'The session is over.', { cause: error });
    }
  }

  return async (call) => {
    if (!parts.wantsBearer(call)) return parts.createTransport(undefined)(call);
    const used = tokens.access === null && tokens.refresh !== null ? await renew(tokens.refresh) : tokens;
    try {
      return await parts.createTransport(used.access ?? undefined)(call);
    } catch (error) {
      if (used.refresh === null || !isRenewable(error)) throw error;
      const renewed = await renew(used.refresh);
      return parts.createTransport(renewed.access ?? undefined)(call);
    }
  };
}

function isRenewable(error: unknown): boolean {
  return isAppError(error) && error.code === 'UNAUTHENTICATED' && RENEWABLE.some((message) => message === error.detail['backendMessage']);
}

/** Refused for what it is, not for lack of an answer. */
function isRefusal(error: unknown): boolean {
  return isAppError(error) && (error.status === 401 || error.status === 403 || error.detail['backendStatus'] === 422);
}
