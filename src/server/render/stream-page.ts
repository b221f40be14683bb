import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Response } from 'express';
import { loadViewFor } from '../../shared/app/view-table.ts';
import type { PagePayload } from '../../shared/pages/page.ts';
import type { Edge } from '../edge.ts';
import { baseSecurityHeaders, contentSecurityPolicy } from '../respond/security-headers.ts';
import { setHeaders } from '../request-context.ts';
import { toDocumentParts } from './build-page.ts';
import { renderDocumentEnd, renderDocumentStart } from './document.ts';
import type { LoadedPage } from './load-page.ts';
import { contentHash, toEncoded } from './page-entry.ts';
import { renderStream } from './render-root.tsx';

/** What a stream needs to know of its request: its id, and where takedowns stood before the page's data was asked for. */
export type StreamOptions = { readonly requestId: string; readonly takedownPosition: number };

/**
 * Sends a page whose slow blocks are late: shell and main content at once, the blocks as they come. It carries a nonce,
 * so nobody may keep it; the finished data fills the caches on the side. An aborted stream is cut off, never ended like
 * a complete one.
 */
export async function streamPage(edge: Edge, page: LoadedPage, response: Response, { requestId, takedownPosition }: StreamOptions): Promise<void> {
  const View = await loadViewFor(page.payload);
  const nonce = randomBytes(16).toString('base64');
  const payload: PagePayload = { ...page.payload, slow: {} };
  edge.metrics.streams.inc({ page: page.pageName });
  await new Promise<void>((resolve) => {
    const cutOff = (error: unknown): void => {
      edge.logger.warn({ err: error, id: requestId }, 'stream cut off');
      clearTimeout(deadline);
      response.destroy();
      resolve();
    };
    const giveUp = renderStream(payload, View, page.slow, nonce, {
      onFailure: cutOff,
      onShell: (pipe) => {
        startResponse(edge, page, response, nonce, requestId);
        const body = new PassThrough();
        body.on('data', (chunk: Buffer) => response.write(chunk));
        body.on('end', () => {
          finish(edge, page, response, takedownPosition).then(() => {
            clearTimeout(deadline);
            resolve();
          }, cutOff);
        });
        pipe(body);
      },
    });
    const deadline = setTimeout(() => giveUp(new Error(`The page was not whole within ${edge.config.PAGE_DEADLINE_MS} ms.`)), edge.config.PAGE_DEADLINE_MS);
    response.on('close', () => {
      clearTimeout(deadline);
      giveUp(new Error('The reader has left.'));
      resolve();
    });
  });
}

function startResponse(edge: Edge, page: LoadedPage, response: Response, nonce: string, requestId: string): void {
  const { edition } = page.context.site;
  response.status(page.payload.status);
  setHeaders(response, [
    ...baseSecurityHeaders(edge.config.TLS_IN_FRONT === '1'),
    'Content-Security-Policy', contentSecurityPolicy(edition, edge.origins[edition.key], nonce),
    'Content-Type', 'text/html; charset=utf-8',
    'Cache-Control', 'private, no-store',
    'X-Cache', 'stream',
    'X-Request-Id', requestId,
    'Server-Timing', `now;desc=${Date.now()}`,
  ]);
  response.write(renderDocumentStart(toDocumentParts(page, edge.assets)));
}

/** By now every slow block is there: the payload gets its hash, so that the page can be hydrated like any other. */
async function finish(edge: Edge, page: LoadedPage, response: Response, takedownPosition: number): Promise<void> {
  const values = await Promise.all(Object.entries(page.slow).map(async ([name, value]) => [name, await value] as const));
  const json = Buffer.from(JSON.stringify({ ...page.payload, slow: Object.fromEntries(values) }));
  const hash = contentHash(json);
  edge.caches.payloads.keep(hash, { keys: page.keys, takedownKeys: page.takedownKeys(), body: toEncoded(json) }, takedownPosition);
  response.end(renderDocumentEnd(hash));
}
