import type { Request, Response } from 'express';
import { createApi } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Viewer } from '../../shared/lib/site.ts';
import type { Edge } from '../edge.ts';
import { targetOf } from '../request-context.ts';
import { sessionOf, type ReaderSession } from './reader-session.ts';
import { clearSession } from './session-cookies.ts';

/** Who makes a request. */
export type Reader = { readonly viewer: Viewer; readonly session: ReaderSession };

const readers = new WeakMap<Request, Promise<Reader>>();

/** Who makes a request; asked of the backend once, where a session is claimed. @throws where the backend cannot say */
export function readerOf(edge: Edge, request: Request, response: Response): Promise<Reader> {
  const known = readers.get(request);
  if (known !== undefined) return known;
  const reader = identify(edge, request, response);
  readers.set(request, reader);
  return reader;
}

async function identify(edge: Edge, request: Request, response: Response): Promise<Reader> {
  const session = sessionOf(edge, request, response);
  if (!session.isClaimed) return { viewer: 'anonymous', session };
  try {
    const { roles } = await createApi({ me: accountEndpoints.me }, session.transport).me();
    return { viewer: decideViewer(roles, targetOf(request).mode === 'preview'), session };
  } catch (error) {
    if (!isAppError(error) || (error.code !== 'UNAUTHENTICATED' && error.code !== 'FORBIDDEN')) throw error;
    // What the browser holds opens nothing any more.
    clearSession(response);
    return { viewer: 'anonymous', session };
  }
}

/** Editors see what is not public on preview hosts only; elsewhere they read as members do. @spec §6 */
export function decideViewer(roles: readonly string[], isPreview: boolean): Exclude<Viewer, 'anonymous'> {
  return isPreview && roles.includes('editor') ? 'editor' : 'member';
}
