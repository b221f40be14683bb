import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Edge } from './edge.ts';
import { rememberAddress } from './known-addresses.ts';
import { lookUpErrorPage, lookUpPage, makePrivatePage, toErrorStatus, type FoundPage } from './page-server.ts';
import { isShared, type PageRequest } from './page-request.ts';
import { streamPage } from './render/stream-page.ts';
import type { PageBuild } from './render/build-page.ts';
import type { PageEntry } from './render/page-entry.ts';
import { contextOf, setHeaders } from './request-context.ts';
import { toLoggedPath } from '../shared/lib/logged-path.ts';
import { joinQuery } from '../shared/lib/join-query.ts';
import { createReaderSite } from './session/create-reader-site.ts';
import { leadToLogin } from './session/lead-to-login.ts';
import { toCacheHeaders } from './respond/entry-headers.ts';
import { sendEntry } from './respond/send-entry.ts';

/** Answers a page request: whole where it is ready within its patience, streamed to the one who started it otherwise. */
export async function servePage(edge: Edge, pageRequest: PageRequest, request: Request, response: Response): Promise<void> {
  const context = contextOf(request);
  context.routeName = pageRequest.route?.name ?? 'error';
  if (!isShared(pageRequest)) {
    await servePrivatePage(edge, pageRequest, request, response);
    return;
  }
  const { page, build, takedownPosition } = lookUpPage(edge, pageRequest);
  try {
    if (build !== null && mayStream(request) && (await isPastPatience(edge, build, page))) {
      page.catch((error: unknown) => edge.logger.warn({ err: error, id: context.id }, 'page behind a stream failed'));
      context.cacheState = 'stream';
      await streamPage(edge, await build.loaded, response, { requestId: context.id, takedownPosition });
      return;
    }
    sendFound(edge, pageRequest, request, response, await withDeadline(page, edge.config.PAGE_DEADLINE_MS));
  } catch (error) {
    await serveError(edge, pageRequest, request, response, error);
  }
}

/** A page that is its reader's own is made for each request, and remembered by nobody. */
async function servePrivatePage(edge: Edge, pageRequest: PageRequest, request: Request, response: Response): Promise<void> {
  try {
    const site = await createReaderSite(edge, pageRequest, request, response);
    const entry = await withDeadline(makePrivatePage(edge, pageRequest, site), edge.config.PAGE_DEADLINE_MS);
    sendUnkept(edge, pageRequest, request, response, entry);
  } catch (error) {
    await serveError(edge, pageRequest, request, response, error);
  }
}

/** Sends a page that was made for this request alone. */
export function sendUnkept(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, entry: PageEntry): void {
  sendFound(edge, pageRequest, request, response, { entry, state: 'miss', ageMs: 0 });
}

/** Answers with the error page of an error, or with the login where that mends it. Only a 404 may be kept by anybody, and that briefly. @spec §2.11 §8 */
export async function serveError(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, error: unknown): Promise<void> {
  if (!isShared(pageRequest) && (await leadToLogin(edge, pageRequest, request, response, error))) return;
  const status = toErrorStatus(error);
  const { id } = contextOf(request);
  if (status >= 500) edge.logger.error({ err: error, id, path: toLoggedPath(pageRequest.path) }, 'page failed');
  // Not the error's words: they repeat the address, keys and all.
  else edge.logger.debug({ id, path: toLoggedPath(pageRequest.path) }, 'not found');
  await serveErrorStatus(edge, pageRequest, request, response, status);
}

/** Answers with the error page of a status. */
export async function serveErrorStatus(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, status: number): Promise<void> {
  const found = await lookUpErrorPage(edge, pageRequest, status);
  if (response.headersSent) return;
  if (status === 503) response.setHeader('Retry-After', '5');
  sendFound(edge, pageRequest, request, response, found);
}

function sendFound(edge: Edge, pageRequest: PageRequest, request: Request, response: Response, { entry, state, ageMs }: FoundPage): void {
  const context = contextOf(request);
  context.cacheState = state;
  if (state === 'error') edge.metrics.servedAge.set(ageMs / 1000);
  if (entry.location !== null) {
    sendRedirect(response, entry, joinQuery(entry.location, request.originalUrl, pageRequest.route?.query ?? []));
    return;
  }
  if (entry.status === 200 && state !== 'error' && isShared(pageRequest)) rememberAddress(edge, request, { key: pageRequest.key, edition: pageRequest.target.edition, page: pageRequest });
  sendEntry(request, response, entry, pageRequest.target.edition, edge.entryHeaders, { state, ageMs, requestId: context.id });
}

/** A redirect that data decided. @spec §2.2 */
function sendRedirect(response: Response, entry: PageEntry, location: string): void {
  setHeaders(response, toCacheHeaders(entry.policy, entry.surrogateKeys));
  response.redirect(entry.status, location);
}

/** Crawlers and HEAD get whole pages only. */
function mayStream(request: Request): boolean {
  return request.method === 'GET' && !isbot(request.headers['user-agent'] ?? '');
}

/** True when the page's own data is there, the patience is over and the whole page still is not. */
function isPastPatience(edge: Edge, build: PageBuild, page: Promise<FoundPage>): Promise<boolean> {
  return new Promise((resolve) => {
    const whole = (): void => {
      clearTimeout(patience);
      resolve(false);
    };
    const patience = setTimeout(() => void build.loaded.then(() => resolve(true), whole), edge.config.PATIENCE_MS);
    page.then(whole, whole);
  });
}

function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`The page was not ready within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(deadline));
  });
}
