import type { Request, RequestHandler, Response } from 'express';
import { LOGIN_PATHS } from '../../shared/config/login-paths.ts';
import { createApi } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { buildAnsweredEntry } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError } from '../serve-page.ts';
import { createReaderSite } from '../session/create-reader-site.ts';
import { goOnAfterFirstFactor, toLoginProblem } from '../session/finish-login.ts';
import { decideLoginPlace } from '../session/login-places.ts';
import { sessionOf } from '../session/reader-session.ts';
import { pendingSignIn } from '../session/session-cookies.ts';
import { toReturnAddress } from '../session/return-address.ts';
import { parsePendingSignIn, readReturnedCode, type PendingSignIn } from '../session/third-party-sign-in.ts';

/**
 * `GET /login` on every host. With the code and state of a sign-in that this browser started it finishes the sign-in;
 * otherwise it is the editors' login page, on preview hosts only, and leads to the front page elsewhere.
 * @spec §2.1 login §4 Preview mode
 */
export function loginReturn(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    const { mode } = targetOf(request);
    if (request.path !== LOGIN_PATHS.editors.login || (request.method !== 'GET' && request.method !== 'HEAD') || (mode !== 'preview' && mode !== 'public')) return next();
    const query = new URL(request.originalUrl, 'http://edge').searchParams;
    const isReturn = query.has('code') || query.has('state');
    // A code is good once: only who can take the session may use it up.
    if (isReturn ? request.method === 'HEAD' : mode === 'preview') return next();
    contextOf(request).routeName = isReturn ? 'login-return' : 'redirect';
    const pending = parsePendingSignIn(pendingSignIn.read(request));
    const code = edge.signInProvider === null ? null : readReturnedCode(query, pending, edge.signInProvider.issuer);
    if (pending !== null) pendingSignIn.clear(response);
    if (code === null || pending === null) response.set('Cache-Control', 'private, no-store').redirect(302, mode === 'preview' ? LOGIN_PATHS.editors.login : '/');
    else await finish(edge, request, response, code, pending);
  };
}

async function finish(edge: Edge, request: Request, response: Response, code: string, { verifier, nonce }: PendingSignIn): Promise<void> {
  const target = targetOf(request);
  const place = decideLoginPlace(target.mode);
  const pageRequest = parsePageRequest(place.login, target);
  if (isBadAddress(pageRequest)) throw new Error(`${place.login} is no address.`);
  try {
    const api = createApi(accountEndpoints, sessionOf(edge, request, response).transport);
    const answer = await api.googleCheck({ body: { code, redirect_uri: toReturnAddress(edge, target), code_verifier: verifier, nonce } });
    const location = await goOnAfterFirstFactor({ edge, request, response }, answer);
    if (location !== null) {
      response.set('Cache-Control', 'private, no-store').redirect(302, location);
      return;
    }
    await sendProblem('notEditor');
  } catch (error) {
    if (toLoginProblem(error) === null) await serveError(edge, pageRequest, request, response, error);
    else await sendProblem('thirdParty');
  }

  async function sendProblem(problem: 'notEditor' | 'thirdParty'): Promise<void> {
    if (isBadAddress(pageRequest)) return;
    const site = await createReaderSite(edge, pageRequest, request, response);
    const page = { name: 'login', data: { place: target.mode === 'preview' ? 'editors' : 'members', thirdParty: true, email: '', problem }, status: problem === 'notEditor' ? 403 : 401 } as const;
    sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, page, toBuildOptions(edge)));
  }
}
