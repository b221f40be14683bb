import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Edge } from '../edge.ts';
import { contextOf } from '../request-context.ts';

const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag', 'last-modified'] as const;

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
  const answer = await edge.client.stream(`/uploads${request.path}`, range === undefined ? {} : { range });
  if (answer.statusCode >= 400) {
    await answer.body.dump();
    response.status(answer.statusCode === 404 ? 404 : 503).set('Cache-Control', 'no-store').end();
    return;
  }
  for (const name of PASSED_ON) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.status(answer.statusCode);
  await pipeline(answer.body, response).catch((error: unknown) => {
    // The reader scrolled on or left: nobody waits for the rest.
    if (!response.closed) throw error;
  });
}
