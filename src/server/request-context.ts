import type { Request, Response } from 'express';
import type { HostTarget } from './hosts.ts';

/** What the pipeline knows of a request; each part is set by the one middleware that owns it. */
export type RequestContext = {
  readonly id: string;
  readonly startedAt: number;
  target: HostTarget | null;
  /** Route name or kind of answer, for the access line and the metrics. */
  routeName: string;
  cacheState: string;
};

const contexts = new WeakMap<Request, RequestContext>();

/** Makes request ids: a random start a process, then a counter. Short, unique, cheap. */
export function createRequestIds(random: () => number): () => string {
  const prefix = Math.floor(random() * 36 ** 6).toString(36);
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}

/** Attaches a context to a request. */
export function startContext(request: Request, id: string, startedAt: number): RequestContext {
  const context: RequestContext = { id, startedAt, target: null, routeName: 'unknown', cacheState: '-' };
  contexts.set(request, context);
  return context;
}

/** The context of a request. @throws where the pipeline's first middleware has not run, which is a mistake of its order */
export function contextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (context === undefined) throw new Error('The request has no context: requestLog must be the first middleware.');
  return context;
}

/** The edition and mode of a request. @throws before the host middleware has run */
export function targetOf(request: Request): HostTarget {
  const { target } = contextOf(request);
  if (target === null) throw new Error('The request has no edition yet: editionByHost must run before.');
  return target;
}

/** Sets many headers of a flat list. */
export function setHeaders(response: Response, headers: readonly string[]): void {
  for (let index = 0; index + 1 < headers.length; index += 2) response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
}
