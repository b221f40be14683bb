import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A proxy before the running site whose pages arrive as over a slow line. */
export type TrickleProxy = { readonly port: number; readonly close: () => Promise<void> };

const ROOT = '<div id="root"';
const PIECE_BYTES = 600;
const PIECE_EVERY_MS = 30;

/** Starts the proxy on a free port. It sends a page's head at once and the rest in small pieces; what is no page goes through unchanged. */
export async function startTrickleProxy(siteUrl: string): Promise<TrickleProxy> {
  const server = createServer((request, response) => passOn(siteUrl, request, response));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    port: address.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(siteUrl: string, request: IncomingMessage, response: ServerResponse): void {
  // Readable, so that it can be cut between head and root.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const upstream = sendRequest(siteUrl + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html') === true) {
      void trickle(answer, response).catch(() => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

async function trickle(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const page = Buffer.concat(chunks);
  const { 'content-length': _, ...headers } = answer.headers;
  // From the browser's cache it would come whole the second time.
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
  const headBytes = Math.max(0, page.indexOf(ROOT));
  response.write(page.subarray(0, headBytes));
  for (let sent = headBytes; sent < page.length && !response.destroyed; sent += PIECE_BYTES) {
    await delay(PIECE_EVERY_MS);
    response.write(page.subarray(sent, sent + PIECE_BYTES));
  }
  response.end();
}
