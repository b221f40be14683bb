import type { RequestHandler } from 'express';
import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { ERROR_TABLE } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { toReaderAddress } from '../forms/reader-address.ts';
import { sendJsonError } from './cached-answer.ts';

/** How often a reader's address may make a call in a minute; a call that is not here is limited elsewhere. */
const CALLS_A_MINUTE: Readonly<Partial<Record<EndpointName, number>>> = { newsletterSubscribe: 10, pushSubscribe: 30, pushUnsubscribe: 30 };

/** Refuses who makes a call too often, with 429 and the time to wait. */
export function limitWrites(edge: Edge, name: EndpointName): RequestHandler {
  const times = CALLS_A_MINUTE[name];
  if (times === undefined) return (_request, _response, next) => next();
  const isAllowed = createRateLimit({ times, everyMs: 60_000, now: edge.clock });
  return (request, response, next) => {
    if (isAllowed(toReaderAddress(request, edge.config.TLS_IN_FRONT === '1'))) {
      next();
      return;
    }
    response.set('Retry-After', '60');
    sendJsonError(response, 429, 'RATE_LIMITED', ERROR_TABLE.RATE_LIMITED.textKey);
  };
}
