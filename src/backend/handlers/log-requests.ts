import type { RequestHandler } from 'express';
import { toLoggedPath } from '../../shared/lib/logged-path.ts';
import type { BackendLogger } from '../logger.ts';

/** A line for each call at level debug; the edge, which all readers pass, keeps the access log. */
export function logRequests(logger: BackendLogger): RequestHandler {
  return (request, response, next) => {
    if (logger.isLevelEnabled('debug')) {
      const startedAt = performance.now();
      response.once('close', () => {
        const ms = Math.round(performance.now() - startedAt);
        logger.debug({ method: request.method, path: toLoggedPath(request.originalUrl), site: request.get('x-site'), requestId: request.get('x-request-id'), status: response.statusCode, ms }, 'call');
      });
    }
    next();
  };
}
