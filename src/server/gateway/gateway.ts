import { Router, json, type Request, type RequestHandler } from 'express';
import type { ApiCall } from '../../shared/contract/api.ts';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import { endpoints, type EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { toRequestPath } from '../../shared/contract/request-path.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import type { Edge } from '../edge.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import { isForeign } from '../forms/foreign-request.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { createAnswerNotes } from '../upstream/answer-notes.ts';
import { sessionOf } from '../session/reader-session.ts';
import { createCachedTransport } from '../upstream/transports.ts';
import { sendCallError, sendJsonError, sendSharedAnswer, toJsonAnswer } from './cached-answer.ts';
import { limitWrites } from './write-limits.ts';

/**
 * `/api/*` for browsers: the contract's public rows and no others. Rows that carry tokens or feed page loads are for
 * the edge alone and answer 404 here.
 */
export function gateway(edge: Edge): Router {
  const router = Router();
  for (const [name, row] of toPublicRows()) {
    const path = row.path.replace(/\{(\w+)\.\.\.\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');
    if (row.method === 'GET' && row.cache !== 'none') router.get(path, answerCached(edge, name, row));
    else router[toVerb(row.method)](path, json({ limit: '64kb' }), requireSameOrigin, limitWrites(edge, name), answerDirect(edge, name, row));
  }
  router.use('/api', (request, response) => {
    contextOf(request).routeName = 'api';
    sendJsonError(response, 404, 'NOT_FOUND', `There is no public call ${request.method} ${request.path}.`);
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
  const answerPreview = answerDirect(edge, name, row);
  return async (request, response, next) => {
    if (targetOf(request).mode === 'preview') return answerPreview(request, response, next);
    contextOf(request).routeName = `api:${name}`;
    const call = toCall(name, row, request);
    await sendSharedAnswer(edge, request, response, {
      key: `api|${call.path}`,
      address: call.path,
      policy: row.cache,
      produce: async (edition) => {
        const notes = createAnswerNotes();
        const transport = createCachedTransport(edge, { data: edge.caches.data, notFound: edge.caches.notFoundData }, edition, notes);
        return toJsonAnswer(edge, await transport(call), notes, row.cache);
      },
    });
  };
}

function answerDirect(edge: Edge, name: EndpointName, row: EndpointRow): RequestHandler {
  return async (request, response) => {
    contextOf(request).routeName = `api:${name}`;
    const body = name in bodySchemas ? bodySchemas[name as keyof typeof bodySchemas].safeParse(request.body) : null;
    if (body !== null && !body.success) {
      sendJsonError(response, 422, 'INVALID_INPUT', body.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
      return;
    }
    try {
      const call = { ...toCall(name, row, request), ...(body === null ? {} : { body: body.data }) };
      const answer = await sessionOf(edge, request, response).transport(call);
      response.set('Cache-Control', 'private, no-store').json(answer);
    } catch (error) {
      if (isAppError(error) && error.code === 'FORBIDDEN' && targetOf(request).mode === 'preview') await sessionOf(edge, request, response).end();
      sendCallError(edge, response, error);
    }
  };
}

/** A state-changing call must come from a page of ours. */
const requireSameOrigin: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && isForeign(request)) sendJsonError(response, 403, 'FORBIDDEN', 'This call may only be made from our own pages.');
  else next();
};

function toCall(name: EndpointName, row: EndpointRow, request: Request): ApiCall {
  const params = Object.fromEntries(Object.entries(request.params).map(([key, value]) => [key, Array.isArray(value) ? value.join('/') : value]));
  const query = new URL(request.originalUrl, 'http://edge').searchParams;
  const known = Object.fromEntries(row.query.flatMap((key) => (query.has(key) ? [[key, query.getAll(key).slice(0, 20)]] : [])));
  return { name, row, params, path: toRequestPath(row, params, known) };
}
