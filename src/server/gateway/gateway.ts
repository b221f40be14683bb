import { Router, json, type Request, type RequestHandler, type Response } from 'express';
import type { ApiCall } from '../../shared/contract/api.ts';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { endpoints, type EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { toRequestPath } from '../../shared/contract/request-path.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { AppError, ERROR_TABLE, isAppError } from '../../shared/lib/errors.ts';
import { jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import type { Edge } from '../edge.ts';
import { rememberAddress } from '../known-addresses.ts';
import { JSON_TYPE, contentHash, entryBytes, toEncoded, type PageEntry } from '../render/page-entry.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendEntry } from '../respond/send-entry.ts';
import { createAnswerNotes } from '../upstream/answer-notes.ts';
import { createCachedTransport, createDirectTransport } from '../upstream/transports.ts';

/**
 * `/api/*` for browsers: the contract's public rows and no others. Rows that carry tokens or feed page loads are for
 * the edge alone and answer 404 here.
 */
export function gateway(edge: Edge): Router {
  const router = Router();
  for (const [name, row] of toPublicRows()) {
    const path = row.path.replace(/\{(\w+)\.\.\.\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');
    if (row.method === 'GET' && row.cache !== 'none') router.get(path, answerCached(edge, name, row));
    else router[toVerb(row.method)](path, json({ limit: '64kb' }), requireSameOrigin, answerDirect(edge, name, row));
  }
  router.use('/api', (request, response) => {
    contextOf(request).routeName = 'api';
    sendError(response, 404, 'NOT_FOUND', `There is no public call ${request.method} ${request.path}.`);
  });
  return router;
}

function toPublicRows(): [EndpointName, EndpointRow][] {
  return (Object.entries(endpoints) as [EndpointName, EndpointRow][]).filter(([, row]) => row.gateway === 'public');
}

function toVerb(method: EndpointRow['method']): 'get' | 'post' | 'put' | 'delete' {
  switch (method) {
    case 'GET': return 'get';
    case 'POST': return 'post';
    case 'PUT': return 'put';
    case 'DELETE': return 'delete';
  }
}

function answerCached(edge: Edge, name: EndpointName, row: EndpointRow): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    context.routeName = `api:${name}`;
    const { edition } = targetOf(request);
    const call = toCall(name, row, request);
    const key = `${edition.key}|api|${call.path}`;
    try {
      const { value, state, ageMs } = await edge.caches.pages.get(key, () => produce(edge, call, edition));
      context.cacheState = state;
      if (state !== 'error' && request.originalUrl === call.path) rememberAddress(edge, request, { key, edition, page: null });
      sendEntry(request, response, value, edition, edge.entryHeaders, { state, ageMs, requestId: context.id });
    } catch (error) {
      sendCallError(edge, response, error);
    }
  };
}

function answerDirect(edge: Edge, name: EndpointName, row: EndpointRow): RequestHandler {
  return async (request, response) => {
    contextOf(request).routeName = `api:${name}`;
    const body = name in bodySchemas ? bodySchemas[name as keyof typeof bodySchemas].safeParse(request.body) : null;
    if (body !== null && !body.success) {
      sendError(response, 422, 'INVALID_INPUT', body.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
      return;
    }
    try {
      const call = { ...toCall(name, row, request), ...(body === null ? {} : { body: body.data }) };
      const answer = await createDirectTransport(edge, targetOf(request).edition, undefined)(call);
      response.set('Cache-Control', 'private, no-store').json(answer);
    } catch (error) {
      sendCallError(edge, response, error);
    }
  };
}

/** A state-changing call must come from a page of ours: browsers say where a request comes from, other sites cannot lie about it. */
const requireSameOrigin: RequestHandler = (request, response, next) => {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isForeign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && new URL(origin).host !== request.headers.host);
  if (request.method !== 'GET' && isForeign) sendError(response, 403, 'FORBIDDEN', 'This call may only be made from our own pages.');
  else next();
};

function toCall(name: EndpointName, row: EndpointRow, request: Request): ApiCall {
  const params = Object.fromEntries(Object.entries(request.params).map(([key, value]) => [key, Array.isArray(value) ? value.join('/') : value]));
  const query = new URL(request.originalUrl, 'http://edge').searchParams;
  const known = Object.fromEntries(row.query.flatMap((key) => (query.has(key) ? [[key, query.getAll(key).slice(0, 20)]] : [])));
  return { name, row, params, path: toRequestPath(row, params, known) };
}

async function produce(edge: Edge, call: ApiCall, edition: Parameters<typeof createCachedTransport>[2]): Promise<Produced<PageEntry>> {
  const notes = createAnswerNotes();
  const transport = createCachedTransport(edge, { data: edge.caches.data, notFound: edge.caches.notFoundData }, edition, notes);
  const bytes = Buffer.from(JSON.stringify(await transport(call)));
  // Old data is no new answer: the kept one is served with its age, or none at all.
  if (notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', `Only old data for ${call.path}.`);
  const policy = policies[call.row.cache];
  const entry: PageEntry = { status: 200, contentType: JSON_TYPE, body: toEncoded(bytes), payload: null, payloadHash: null, etag: `W/"${contentHash(bytes)}"`, policy, surrogateKeys: [...notes.keys], location: null, robots: 'noindex' };
  return { value: entry, bytes: entryBytes(entry), freshMs: jitteredFreshMs(policy, edge.random), staleWhileRevalidateMs: policy.staleWhileRevalidate * 1000, staleIfErrorMs: policy.staleIfError * 1000, keys: entry.surrogateKeys };
}

function sendCallError(edge: Edge, response: Response, error: unknown): void {
  if (!isAppError(error)) throw error;
  if (error.status >= 500) edge.logger.warn({ err: error }, 'gateway call failed');
  const status = error.status >= 500 ? 503 : error.status;
  if (status === 503) response.set('Retry-After', '5');
  sendError(response, status, error.code, ERROR_TABLE[error.code].textKey);
}

function sendError(response: Response, status: number, code: string, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ code, message });
}
