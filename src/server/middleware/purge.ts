import { timingSafeEqual } from 'node:crypto';
import { Router, json } from 'express';
import { z } from 'zod';
import type { Edge } from '../edge.ts';
import { contextOf } from '../request-context.ts';

const bodySchema = z.object({ sequence: z.number().int().optional(), keys: z.array(z.string().min(1)).min(1).max(10_000), hard: z.boolean().default(false) });

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
    const body = bodySchema.safeParse(request.body);
    if (!body.success) {
      response.status(422).json({ code: 'INVALID_INPUT', message: body.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
      return;
    }
    response.json({ purged: purgeEverywhere(edge, new Set(body.data.keys), body.data.hard) });
  });
  return router;
}

/** Drops keys from every cache of this edge, data before pages, so that no page is built from what is about to go. */
export function purgeEverywhere(edge: Edge, keys: ReadonlySet<string>, hard: boolean): number {
  const { data, notFoundData, pages, errorPages } = edge.caches;
  const purged = data.purge(keys, hard) + notFoundData.purge(keys, true) + pages.purge(keys, hard) + errorPages.purge(keys, hard);
  edge.metrics.purged.inc(purged);
  return purged;
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false;
  const given = Buffer.from(header);
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
