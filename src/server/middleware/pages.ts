import type { RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { recallPage } from '../known-addresses.ts';
import { isBadAddress, parsePageRequest, toBarePageRequest } from '../page-request.ts';
import { targetOf } from '../request-context.ts';
import { serveErrorStatus, servePage } from '../serve-page.ts';

/** Everything else is a page: it is found, made or refused here. */
export function pages(edge: Edge): RequestHandler {
  return async (request, response) => {
    const target = targetOf(request);
    const bare = toBarePageRequest(target);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      await serveErrorStatus(edge, bare, request, response, 405);
      return;
    }
    // The light and frame hosts open with their own features; until then they show nothing, least of all a copy.
    if (target.mode !== 'public' && target.mode !== 'preview') {
      await serveErrorStatus(edge, bare, request, response, 404);
      return;
    }
    const known = recallPage(edge, request);
    const pageRequest = known ?? parsePageRequest(request.originalUrl, target);
    if (isBadAddress(pageRequest)) await serveErrorStatus(edge, bare, request, response, pageRequest.badStatus);
    else await servePage(edge, pageRequest, request, response);
  };
}
