import type { Request, Response } from 'express';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import type { PageRequest } from '../page-request.ts';
import { targetOf } from '../request-context.ts';
import { decideLoginPlace } from './login-places.ts';
import { sessionOf } from './reader-session.ts';
import { clearSession, wantedPath } from './session-cookies.ts';
import { toOwnPath } from './own-path.ts';

/**
 * Answers an error that a login can mend with the way there: a page that needs a session, and on preview hosts a 403,
 * which ends the session. @spec §6 §8 401 403
 * @returns false for every other error, which it leaves alone
 */
export async function leadToLogin(edge: Edge, { target }: PageRequest, request: Request, response: Response, error: unknown): Promise<boolean> {
  if (!isAppError(error) || !isMendable(error.code, target.mode === 'preview')) return false;
  const session = sessionOf(edge, request, response);
  if (error.code === 'FORBIDDEN') await session.end();
  // A session that opens nothing would lead back here from the login.
  else if (session.isClaimed) clearSession(response);
  sendToLogin(request, response);
  return true;
}

function isMendable(code: string, isPreview: boolean): boolean {
  return code === 'UNAUTHENTICATED' || (code === 'FORBIDDEN' && isPreview);
}

/** A page that a reader opens; what a page asks for by itself is wanted by nobody. */
function isVisit({ method, headers: { 'sec-fetch-dest': destination } }: Request): boolean {
  return method === 'GET' && (destination === undefined || destination === 'document');
}

/** Sends a reader to the login of the host; what was asked for comes after it. @spec §4 Preview mode */
export function sendToLogin(request: Request, response: Response): void {
  const wanted = isVisit(request) ? toOwnPath(request.originalUrl) : null;
  if (wanted !== null) wantedPath.keep(response, wanted);
  const status = request.method === 'GET' || request.method === 'HEAD' ? 302 : 303;
  response.set('Cache-Control', 'private, no-store').redirect(status, decideLoginPlace(targetOf(request).mode).login);
}
