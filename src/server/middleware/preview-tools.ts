import type { RequestHandler } from 'express';
import { PREVIEW_TOOLS_PATH } from '../../shared/config/login-paths.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { buildAnsweredEntry } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError } from '../serve-page.ts';
import { createReaderSite } from '../session/create-reader-site.ts';
import { toPreviewTools } from '../session/to-preview-tools.ts';

/** `GET /elonezet?ut={path}` on preview hosts: how a page looks as search result, share card, in feeds, in print and in the other edition. */
export function previewTools(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    const target = targetOf(request);
    if (target.mode !== 'preview' || request.path !== PREVIEW_TOOLS_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const pageRequest = parsePageRequest(request.originalUrl, target);
    if (isBadAddress(pageRequest)) return next();
    contextOf(request).routeName = 'preview-tools';
    try {
      const site = await createReaderSite(edge, pageRequest, request, response);
      const page = await toPreviewTools(edge, site, target, { path: pageRequest.query.ut ?? '/', moment: null });
      sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, page, toBuildOptions(edge)));
    } catch (error) {
      await serveError(edge, pageRequest, request, response, error);
    }
  };
}
