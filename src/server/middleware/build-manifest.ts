import { Router, type RequestHandler } from 'express';
import { jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import type { Edge } from '../edge.ts';
import { rememberAddress } from '../known-addresses.ts';
import { JSON_TYPE, contentHash, entryBytes, toEncoded, type PageEntry } from '../render/page-entry.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendEntry } from '../respond/send-entry.ts';

/**
 * `/build.json`: the id of this edge's build, which open pages ask for every minute. It goes through the page cache like
 * a poll's answer, so that most are answered by the hit lane, with a 304. @spec §4 New build §7
 */
export function buildManifest(edge: Edge): Router {
  const router = Router();
  router.get('/build.json', answerManifest(edge));
  return router;
}

function answerManifest(edge: Edge): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    context.routeName = 'build-manifest';
    const { edition } = targetOf(request);
    const key = `${edition.key}|build`;
    const { value, state, ageMs } = await edge.caches.pages.get(key, () => Promise.resolve(produceManifest(edge)));
    context.cacheState = state;
    if (request.originalUrl === '/build.json') rememberAddress(edge, request, { key, edition, page: null });
    sendEntry(request, response, value, edition, edge.entryHeaders, { state, ageMs, requestId: context.id });
  };
}

function produceManifest(edge: Edge): Produced<PageEntry> {
  const { buildId } = edge.assets;
  const body = Buffer.from(JSON.stringify({ buildId }));
  const policy = policies.live;
  const entry: PageEntry = { status: 200, contentType: JSON_TYPE, body: toEncoded(body), payload: null, payloadHash: null, etag: `W/"${contentHash(body)}"`, policy, surrogateKeys: ['build'], location: null, robots: 'noindex' };
  return { value: entry, bytes: entryBytes(entry), freshMs: jitteredFreshMs(policy, edge.random), staleWhileRevalidateMs: policy.staleWhileRevalidate * 1000, staleIfErrorMs: policy.staleIfError * 1000, keys: entry.surrogateKeys };
}
