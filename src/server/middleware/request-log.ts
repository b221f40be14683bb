import type { RequestHandler } from 'express';
import { toAccessLine, toLoggedTarget } from '../access-line.ts';
import type { Edge } from '../edge.ts';
import { startContext } from '../request-context.ts';

/** First in the pipeline: gives the request its id and writes its access line when it is over, however it ends. */
export function requestLog(edge: Edge): RequestHandler {
  return (request, response, next) => {
    const context = startContext(request, edge.nextRequestId(), edge.clock());
    const url = request.originalUrl;
    response.on('close', () => {
      const ms = edge.clock() - context.startedAt;
      // 499: the reader left before the answer was whole.
      const status = response.writableFinished ? response.statusCode : 499;
      edge.metrics.answered(context.routeName, status, ms / 1000);
      edge.writeAccessLine(
        toAccessLine({ id: context.id, method: request.method, target: toLoggedTarget(request.headers.host ?? '', url), status, route: context.routeName, cache: context.cacheState, ms }, context.startedAt),
      );
    });
    next();
  };
}
