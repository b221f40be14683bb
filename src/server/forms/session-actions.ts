import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LOGOUT_PATH, THIRD_PARTY_PATH } from '../../shared/config/login-paths.ts';
import { loginTexts } from '../../shared/config/texts-login.ts';
import type { Edge } from '../edge.ts';
import { toBarePageRequest } from '../page-request.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { serveError, serveErrorStatus } from '../serve-page.ts';
import { sessionOf } from '../session/reader-session.ts';
import { toReturnAddress } from '../session/return-address.ts';
import { clearAllCookies, pendingSignIn } from '../session/session-cookies.ts';
import { createPendingSignIn, toAuthorizationAddress, writePendingSignIn } from '../session/third-party-sign-in.ts';
import { isForeign } from './foreign-request.ts';
import { createRateLimit } from './rate-limit.ts';
import { toReaderAddress } from './reader-address.ts';

type Action = { readonly name: string; readonly answer: (edge: Edge, request: Request, response: Response) => Promise<void> };

/** A reader who changes their mind, not a script. */
const LIMIT = { times: 30, everyMs: 15 * 60_000 };

/** What a button does that has no page of its own: to log out, and to go to the third-party provider. By `POST` from our own pages only. */
export function sessionActions(edge: Edge): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.post(LOGOUT_PATH, take(edge, { name: 'logout', answer: logOut }));
  if (edge.signInProvider !== null) router.post(THIRD_PARTY_PATH, take(edge, { name: 'third-party', answer: startSignIn }));
  return router;
}

function take(edge: Edge, { name, answer }: Action): RequestHandler {
  const isAllowed = createRateLimit({ ...LIMIT, now: edge.clock });
  return async (request, response, next) => {
    const target = targetOf(request);
    if (target.mode !== 'public' && target.mode !== 'preview') return next();
    contextOf(request).routeName = name;
    const bare = toBarePageRequest(target);
    if (isForeign(request)) return serveErrorStatus(edge, bare, request, response, 403);
    if (!isAllowed(toReaderAddress(request, edge.config.TLS_IN_FRONT === '1'))) return serveErrorStatus(edge, bare, request, response, 429);
    try {
      await answer(edge, request, response);
    } catch (error) {
      await serveError(edge, bare, request, response, error);
    }
  };
}

/** Ends the session at the backend and in the browser, with whatever this site has stored there. @spec §7 logout */
async function logOut(edge: Edge, request: Request, response: Response): Promise<void> {
  await sessionOf(edge, request, response).end();
  clearAllCookies(response);
  response.set('Clear-Site-Data', '"cookies", "storage"').redirect(303, '/');
}

/**
 * Draws the sign-in's secrets and sends the reader to the provider. Not by a redirect: browsers hold the answer to a form
 * to the page's policy, and the provider's address is only known by asking it.
 */
async function startSignIn(edge: Edge, request: Request, response: Response): Promise<void> {
  const { signInProvider: provider } = edge;
  if (provider === null) return;
  const pending = createPendingSignIn();
  const address = toAuthorizationAddress(await provider.loadAuthorizationAddress(), { clientId: provider.clientId, redirectUri: toReturnAddress(edge, targetOf(request)), pending });
  pendingSignIn.keep(response, writePendingSignIn(pending));
  response.set({ 'Refresh': `0; url=${address}`, 'Content-Security-Policy': "default-src 'none'", 'Referrer-Policy': 'no-referrer' }).type('html');
  response.send(`<!DOCTYPE html><html lang="hu"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${loginTexts.leaving.title}</title><p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${loginTexts.leaving.goOn}</a></p></html>`);
}
