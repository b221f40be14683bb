import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * What the proxy does with calls: passes them on after a delay, holds them until a promise is kept, refuses them, holds
 * the answer that the backend has given until a promise is kept, changes it, or answers itself.
 */
export type ProxyBehaviour = {
  delayMs: number;
  down: boolean;
  hold: ((path: string) => Promise<void> | null) | null;
  holdAnswer: ((path: string) => Promise<void> | null) | null;
  rewrite: ((path: string, body: string) => string) | null;
  answer: ((path: string) => { readonly status: number; readonly body: string } | null) | null;
};

/** A proxy before a real backend that counts calls and can be slow, dead or wrong. */
export type BackendProxy = { readonly url: string; readonly calls: Map<string, number>; readonly behaviour: ProxyBehaviour; readonly close: () => Promise<void> };

/** Starts the proxy on a free loopback port. */
export async function startBackendProxy(backendUrl: string): Promise<BackendProxy> {
  const calls = new Map<string, number>();
  const behaviour: ProxyBehaviour = { delayMs: 0, down: false, hold: null, holdAnswer: null, rewrite: null, answer: null };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    calls.set(path, (calls.get(path) ?? 0) + 1);
    if (behaviour.down) {
      request.socket.destroy();
      return;
    }
    const own = behaviour.answer?.(path) ?? null;
    if (own !== null) {
      response.writeHead(own.status, { 'content-type': 'application/json' }).end(own.body);
      return;
    }
    const go = (): void => passOn(backendUrl, request, response, behaviour);
    const held = behaviour.hold?.(path) ?? null;
    if (held === null) setTimeout(go, behaviour.delayMs);
    else void held.then(go);
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    behaviour,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(backendUrl: string, request: IncomingMessage, response: ServerResponse, behaviour: ProxyBehaviour): void {
  const upstream = sendRequest(backendUrl + (request.url ?? '/'), { method: request.method, headers: request.headers }, async (answer) => {
    const { rewrite } = behaviour;
    await behaviour.holdAnswer?.(request.url ?? '/');
    if (rewrite === null) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { 'content-length': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      response.end(rewrite(request.url ?? '/', Buffer.concat(chunks).toString('utf8')));
    });
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}
