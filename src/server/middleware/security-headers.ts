import type { RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { contextOf, setHeaders } from '../request-context.ts';
import { baseSecurityHeaders } from '../respond/security-headers.ts';

/** What every answer carries; pages add their Content-Security-Policy when the edition is known. */
export function securityHeaders(edge: Edge): RequestHandler {
  const headers = baseSecurityHeaders(edge.config.TLS_IN_FRONT === '1');
  return (request, response, next) => {
    setHeaders(response, headers);
    response.setHeader('X-Request-Id', contextOf(request).id);
    next();
  };
}
