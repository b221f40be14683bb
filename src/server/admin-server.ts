import { createServer, type Server } from 'node:http';
import type { Edge } from './edge.ts';

/** What operators ask: `/healthz` (the process lives), `/readyz` (it wants requests), `/metrics`. On a port of its own. */
export function createAdminServer(edge: Edge, isReady: () => boolean): Server {
  return createServer(async (request, response) => {
    const text = (status: number, body: string) => response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);
    switch (request.url) {
      case '/healthz':
        return text(200, 'ok\n');
      case '/readyz':
        return isReady() ? text(200, 'ready\n') : text(503, 'draining\n');
      case '/metrics':
        return response.writeHead(200, { 'Content-Type': edge.metrics.registry.contentType }).end(await edge.metrics.text());
      default:
        return text(404, 'not found\n');
    }
  });
}
