import type { Request, Response } from 'express';
import { createApi } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import type { LoginProblem } from '../../shared/features/login/login-data.ts';
import { AppError, isAppError } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import { targetOf } from '../request-context.ts';
import { createDirectTransport } from '../upstream/transports.ts';
import { decideLoginPlace } from './login-places.ts';
import { decideViewer } from './reader.ts';
import { toReaderHeaders } from './reader-session.ts';
import type { SessionTokens } from './renewals.ts';
import { keepTokens, pendingLogin, wantedPath } from './session-cookies.ts';

/** A login on its way: who asks and who is answered. */
export type LoginExchange = { readonly edge: Edge; readonly request: Request; readonly response: Response };

/** What the backend answers to a first factor. */
type FirstFactor = { readonly token: string; readonly refreshToken: string | null; readonly otpRequired: boolean };

/** After the first factor: on to the one-time code, or into the session that it gave. @returns null where it is no session for this host */
export async function goOnAfterFirstFactor(exchange: LoginExchange, { token, refreshToken, otpRequired }: FirstFactor): Promise<string | null> {
  if (!otpRequired && refreshToken !== null) return enter(exchange, { accessToken: token, refreshToken });
  if (!otpRequired) throw new AppError('BACKEND_SHAPE', 'A login without a second factor came without a refresh token.');
  pendingLogin.keep(exchange.response, token);
  return decideLoginPlace(targetOf(exchange.request).mode).code;
}

/**
 * Gives the browser its session and says where it goes on: where its reader wanted to go, or to the host's own place.
 * @returns null where the host shows nothing to this account; the session is ended then
 */
export async function enter({ edge, request, response }: LoginExchange, tokens: SessionTokens): Promise<string | null> {
  const { edition, mode } = targetOf(request);
  pendingLogin.clear(response);
  if (mode === 'preview') {
    const api = createApi(accountEndpoints, createDirectTransport(edge, edition, tokens.accessToken, toReaderHeaders(edge, request)));
    const { roles } = await api.me();
    if (decideViewer(roles, true) !== 'editor') {
      await api.logout();
      return null;
    }
  }
  keepTokens(response, tokens);
  const wanted = wantedPath.read(request);
  if (wanted !== null) wantedPath.clear(response);
  return wanted ?? decideLoginPlace(mode).landing;
}

/** What a reader can do something about; null for everything else. The backend does not say which of the two was wrong. */
export function toLoginProblem(error: unknown): Extract<LoginProblem, 'wrong' | 'tooMany'> | null {
  if (!isAppError(error)) return null;
  if (error.detail['backendStatus'] === 429) return 'tooMany';
  const status = error.detail['backendStatus'] ?? error.status;
  return status === 401 || status === 403 || status === 404 || status === 409 || status === 422 ? 'wrong' : null;
}
