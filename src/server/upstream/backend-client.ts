import { Agent, type Dispatcher } from 'undici';
import type { ApiCall } from '../../shared/contract/api.ts';
import type { ServiceName } from '../../shared/contract/endpoint-row.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { toLoggedPath } from '../../shared/lib/logged-path.ts';

/** An answer of a service before it is parsed. */
export type BackendAnswer = { readonly body: unknown; readonly surrogateKeys: readonly string[]; readonly bytes: number };

/** Sends one call to its service. */
export type BackendClient = {
  readonly send: (call: ApiCall, options: { siteSlug: string; bearer?: string; requestId?: string }) => Promise<BackendAnswer>;
  /** A raw stream of the content backend (uploads). */
  readonly stream: (path: string, headers: Record<string, string>) => Promise<Dispatcher.ResponseData>;
  readonly close: () => Promise<void>;
};

export type BackendClientOptions = {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly timeoutMs: number;
  readonly connections: number;
};

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Makes the one HTTP client of the edge: pooled connections, a deadline a call, a bounded body. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const agent = new Agent({ connections: options.connections, keepAliveTimeout: 10_000, connect: { timeout: Math.min(options.timeoutMs, 3000) } });

  async function request(url: string, call: ApiCall, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    return agent.request({
      ...toTarget(url),
      method: call.row.method,
      headers: body === null ? headers : { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(options.timeoutMs),
    });
  }

  return {
    async send(call, { siteSlug, bearer, requestId }) {
      const url = options.addresses[call.row.service] + call.path;
      const headers: Record<string, string> = { accept: 'application/json', 'x-site': siteSlug };
      if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
      if (requestId !== undefined) headers['x-request-id'] = requestId;
      const text = await readText(() => request(url, call, headers), call);
      return { body: parseJson(text.body, call), surrogateKeys: text.keys, bytes: text.body.length };
    },
    stream: (path, headers) =>
      agent.request({ ...toTarget(options.addresses.content + path), method: 'GET', headers, signal: AbortSignal.timeout(options.timeoutMs * 4) }),
    close: () => agent.close(),
  };
}

function toTarget(url: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: pathname + search };
}

async function readText(send: () => Promise<Dispatcher.ResponseData>, call: ApiCall): Promise<{ body: string; keys: string[] }> {
  try {
    const response = await send();
    if (response.statusCode >= 400) {
      await response.body.dump();
      throw toStatusError(response.statusCode, call);
    }
    const declared = Number(response.headers['content-length'] ?? 0);
    if (declared > MAX_BODY_BYTES) throw new AppError('BACKEND_SHAPE', `The answer to ${call.path} has ${declared} bytes, more than ${MAX_BODY_BYTES}.`);
    return { body: await response.body.text(), keys: toKeys(response.headers['surrogate-key']) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw toTransportError(error, call);
  }
}

function toKeys(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return (Array.isArray(header) ? header.join(' ') : header).split(' ').filter((key) => key !== '');
}

function toStatusError(status: number, call: ApiCall): AppError {
  if (status === 404 || status === 410) return notFound(toLoggedPath(call.path));
  if (status === 401) return new AppError('UNAUTHENTICATED', `The backend wants a session for ${call.row.method} ${call.row.path}.`);
  if (status === 403) return new AppError('FORBIDDEN', `The backend refused ${call.row.method} ${call.row.path}.`);
  return new AppError('BACKEND_STATUS', `The backend answered ${status} to ${call.row.method} ${toLoggedPath(call.path)}.`, { detail: { backendStatus: status } });
}

function toTransportError(error: unknown, call: ApiCall): AppError {
  const name = error instanceof Error ? error.name : 'unknown';
  const code = name === 'TimeoutError' || name === 'AbortError' || name.includes('Timeout') ? 'BACKEND_TIMEOUT' : 'BACKEND_STATUS';
  return new AppError(code, `No answer from the backend to ${call.row.method} ${toLoggedPath(call.path)}: ${error instanceof Error ? error.message : String(error)}`);
}

function parseJson(text: string, call: ApiCall): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BACKEND_SHAPE', `The answer to ${call.row.method} ${toLoggedPath(call.path)} is not JSON.`);
  }
}
