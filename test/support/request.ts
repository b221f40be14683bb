import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { watchAnswer } from './secret-watch.ts';

/** An answer read whole. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly rawHeaders: readonly string[]; readonly body: string; readonly bytes: number };

/** Sends a request exactly as written: no normalising of the path, any Host header, no redirects followed. */
export function request(base: string, path: string, options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ hostname, port, path, method: options.method ?? 'GET', headers: { host: options.host ?? 'localhost', ...options.headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const body = bytes.toString('utf8');
        watchAnswer({ path, setCookie: incoming.headers['set-cookie'] ?? [], body });
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, rawHeaders: incoming.rawHeaders, body, bytes: bytes.length });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}
