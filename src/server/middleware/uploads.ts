import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { contextOf } from '../request-context.ts';

const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag', 'last-modified'] as const;

/** Pictures and sound of the newsroom, streamed from the backend where no host of their own is configured. @spec §5 */
export function uploads(edge: Edge): RequestHandler {
  return async (request, response) => {
    contextOf(request).routeName = 'upload';
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
    await pipeline(answer.body, response);
  };
}
