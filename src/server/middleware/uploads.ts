import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Edge } from '../edge.ts';
import { contextOf } from '../request-context.ts';

const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag', 'last-modified'] as const;

/** Refusals that say something of the request; whatever else fails is the backend's trouble. */
const PASSED_REFUSALS: readonly number[] = [404, 416];

/** A reader who takes nothing for so long (a player that was paused) comes back and asks for the rest. */
const READER_IDLE_MS = 120_000;

/** Pictures and sound of the newsroom, streamed from the backend where no host of their own is configured. @spec §5 */
export function uploads(edge: Edge): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    context.routeName = 'upload';
    try {
      await passOn(edge, request, response);
    } catch (error) {
      // A picture that does not come is no page that fails: the browser shows its text, and asks again next time.
      edge.logger.warn({ err: error, id: context.id, path: request.path }, 'upload failed');
      if (response.headersSent) response.destroy();
      else response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end();
    }
  };
}

async function passOn(edge: Edge, request: Request, response: Response): Promise<void> {
  const { range } = request.headers;
  const answer = await edge.client.stream(`/uploads${request.path}`, range === undefined ? {} : { range }, request.method === 'HEAD' ? 'HEAD' : 'GET');
  if (answer.statusCode >= 400) {
    await answer.body.dump();
    const contentRange = answer.headers['content-range'];
    if (answer.statusCode === 416 && contentRange !== undefined) response.setHeader('Content-Range', contentRange);
    response.status(PASSED_REFUSALS.includes(answer.statusCode) ? answer.statusCode : 503).set('Cache-Control', 'no-store').end();
    return;
  }
  for (const name of PASSED_ON) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  if (isSound(answer.headers['content-type'])) openToPlayers(response);
  response.status(answer.statusCode);
  response.setTimeout(READER_IDLE_MS, () => response.destroy());
  await pipeline(answer.body, response).catch((error: unknown) => {
    // The reader scrolled on or left: nobody waits for the rest.
    if (!response.closed) throw error;
  });
}

function isSound(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && contentType.startsWith('audio/');
}

/** A feed invites everybody to play its recordings: players on other sites, and the browser's own on a page of its own. */
function openToPlayers(response: Response): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; media-src 'self'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
