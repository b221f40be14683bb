import type { Request, RequestHandler, Response } from 'express';
import type { Edge } from '../edge.ts';
import { lookUpPage, makePrivatePage, toErrorStatus } from '../page-server.ts';
import { isBadAddress, isShared, parsePageRequest } from '../page-request.ts';
import { decideCoding, encodedBytes } from '../render/encode.ts';
import { JSON_TYPE, type Encoded } from '../render/page-entry.ts';
import { contextOf, setHeaders, targetOf } from '../request-context.ts';
import { toCacheHeaders } from '../respond/entry-headers.ts';
import { createReaderSite } from '../session/create-reader-site.ts';

/**
 * `/_payload/{path}`: what a page needs, as JSON. With `v` it is the payload of exactly that hash, kept for ever, or 204
 * where it is gone; without, the page's newest one under the page's own policy. @spec §7 payload JSON
 */
export function payloads(edge: Edge): RequestHandler {
  return async (request, response) => {
    contextOf(request).routeName = 'payload';
    const url = new URL(request.url, 'http://edge');
    const wanted = url.searchParams.get('v');
    if (targetOf(request).mode === 'preview') await sendPreview(edge, wanted, request, response);
    else if (wanted !== null) sendByHash(edge, wanted, request, response);
    else await sendNewest(edge, request, response);
  };
}

function sendByHash(edge: Edge, hash: string, request: Request, response: Response): void {
  const payload = edge.caches.payloads.get(hash);
  if (payload === undefined) {
    // Not 410: that an old page stays as it is, is no error, and browsers write every 4xx into the reader's console.
    sendNothing(response);
    return;
  }
  response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Surrogate-Key': payload.keys.join(' ') });
  sendJson(payload.body, request, response);
}

/** A preview's payload is made anew each time: of the page as it is now, if that is still the one that is asked for. */
async function sendPreview(edge: Edge, wanted: string | null, request: Request, response: Response): Promise<void> {
  const pageRequest = parsePageRequest(request.url, targetOf(request));
  if (isBadAddress(pageRequest) || pageRequest.route === null || pageRequest.route.policy === 'none') {
    sendNothing(response);
    return;
  }
  try {
    const { payload, payloadHash } = await makePrivatePage(edge, pageRequest, await createReaderSite(edge, pageRequest, request, response));
    response.set('Cache-Control', 'private, no-store');
    if (payload === null || (wanted !== null && wanted !== payloadHash)) sendNothing(response);
    else sendJson(payload, request, response);
  } catch (error) {
    const status = toErrorStatus(error);
    response.status(status).set('Cache-Control', 'no-store').json({ status });
  }
}

async function sendNewest(edge: Edge, request: Request, response: Response): Promise<void> {
  const target = targetOf(request);
  const pageRequest = parsePageRequest(request.url, target);
  if (isBadAddress(pageRequest) || target.mode !== 'public') {
    response.status(404).set('Cache-Control', 'no-store').json({ status: 404 });
    return;
  }
  if (!isShared(pageRequest)) {
    // A reader's own page is opened by the browser itself.
    sendNothing(response);
    return;
  }
  try {
    const { entry } = await lookUpPage(edge, pageRequest).page;
    setHeaders(response, toCacheHeaders(entry.policy, entry.surrogateKeys));
    if (entry.payload === null) sendNothing(response);
    else sendJson(entry.payload, request, response);
  } catch (error) {
    // The browser then opens the address itself and meets the real error page.
    const status = toErrorStatus(error);
    response.status(status).set('Cache-Control', 'no-store').json({ status });
  }
}

function sendNothing(response: Response): void {
  response.status(204).set('Cache-Control', 'no-store').end();
}

function sendJson(body: Encoded, request: Request, response: Response): void {
  const coding = decideCoding(request.headers['accept-encoding']);
  const bytes = encodedBytes(body, coding);
  response.status(200).set({ 'Content-Type': JSON_TYPE, Vary: 'Accept-Encoding', 'Content-Length': String(bytes.length) });
  if (coding !== 'identity') response.set('Content-Encoding', coding);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
