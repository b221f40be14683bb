import type { Request, RequestHandler, Response } from 'express';
import { LOGIN_PATHS, LOGOUT_PATH, THIRD_PARTY_PATH } from '../../shared/config/login-paths.ts';
import type { Edge } from '../edge.ts';
import { sendJsonError } from '../gateway/cached-answer.ts';
import { toBarePageRequest } from '../page-request.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { serveError } from '../serve-page.ts';
import { sendToLogin } from '../session/lead-to-login.ts';
import { readerOf } from '../session/reader.ts';

/** What stands before the gate: the way through it, and the way out. */
const OPEN_PATHS: ReadonlySet<string> = new Set([LOGIN_PATHS.editors.login, LOGIN_PATHS.editors.code, THIRD_PARTY_PATH, LOGOUT_PATH]);
/** What scripts ask for: a login page is no answer to them. */
const DATA_PATHS = /^\/(?:api|_payload|_changes)(?:\/|$)/;

/**
 * Preview hosts show nothing to who is no editor: pages lead to the login, calls are refused. Nothing of a preview is
 * kept or found by anybody. @spec §4 Preview mode §6
 */
export function previewGate(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    if (targetOf(request).mode !== 'preview') return next();
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    if (OPEN_PATHS.has(request.path)) return next();
    try {
      if (await isEditor(edge, request, response)) return next();
    } catch (error) {
      contextOf(request).routeName = 'preview-gate';
      await serveError(edge, toBarePageRequest(targetOf(request)), request, response, error);
      return;
    }
    contextOf(request).routeName = 'preview-gate';
    if (DATA_PATHS.test(request.path)) sendJsonError(response, 401, 'UNAUTHENTICATED', 'A preview needs an editor’s session.');
    else sendToLogin(request, response);
  };
}

/** A member's session opens no preview: it is ended here, as after every 403. @spec §8 403 */
async function isEditor(edge: Edge, request: Request, response: Response): Promise<boolean> {
  const { viewer, session } = await readerOf(edge, request, response);
  if (viewer === 'member') await session.end();
  return viewer === 'editor';
}
