import type { RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { contextOf } from '../request-context.ts';

/** Edition and mode by host. A host nobody configured is answered 421: guessing would let a header choose a cache key. */
export function editionByHost(edge: Edge): RequestHandler {
  return (request, response, next) => {
    const target = edge.resolveHost(request.headers.host);
    if (target === null) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Ismeretlen gazdanév.\n');
      return;
    }
    contextOf(request).target = target;
    next();
  };
}
