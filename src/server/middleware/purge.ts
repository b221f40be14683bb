import { timingSafeEqual } from 'node:crypto';
import { Router, json } from 'express';
import type { Edge } from '../edge.ts';
import { purgeMessageSchema } from '../purging/purge-message.ts';
import { contextOf } from '../request-context.ts';

/** `POST /_edge/purge`: drops what a write of the newsroom made stale. `hard` is a takedown: nothing is kept for bad times; the key `*` is everything. */
export function purgeRoute(edge: Edge): Router {
  const router = Router();
  router.post('/_edge/purge', json({ limit: '1mb' }), (request, response) => {
    contextOf(request).routeName = 'purge';
    response.set('Cache-Control', 'no-store');
    if (!isAllowed(request.headers.authorization, edge.config.EDGE_PURGE_TOKEN)) {
      response.status(403).json({ code: 'FORBIDDEN', message: 'POST /_edge/purge needs the token of EDGE_PURGE_TOKEN.' });
      return;
    }
    const body = purgeMessageSchema.safeParse(request.body);
    if (!body.success) {
      response.status(422).json({ code: 'INVALID_INPUT', message: body.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
      return;
    }
    response.json({ purged: edge.applyPurge(body.data) });
  });
  return router;
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false;
  const given = Buffer.from(header);
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
