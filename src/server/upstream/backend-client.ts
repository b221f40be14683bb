import { Agent, type Dispatcher } from 'undici';
import type { ApiCall } from '../../shared/contract/api.ts';
import type { ServiceName } from '../../shared/contract/endpoint-row.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { toLoggedPath } from '../../shared/lib/logged-path.ts';

/** An answer of a service before it is parsed. */
export type BackendAnswer = { readonly body: unknown; readonly surrogateKeys: readonly string[]; readonly bytes: number };

/** In whose name a call is made: `headers` tell the service of the reader, by names of our own. */
export type SendOptions = { readonly siteSlug: string; readonly bearer?: string; readonly requestId?: string; readonly headers?: Readonly<Record<string, string>> };

/** Sends one call to its service. */
export type BackendClient = {
  readonly send: (call: ApiCall, options: SendOptions) => Promise<BackendAnswer>;
  /** A JSON document of another server, read with the same deadline. */
  readonly readDocument: (url: string) => Promise<unknown>;
  /** A raw stream of the content backend (uploads). */
  readonly stream: (path: string, headers: Record<string, string>, method: 'GET' | 'HEAD') => Promise<Dispatcher.ResponseData>;
  readonly close: () => Promise<void>;
};

export type BackendClientOptions = {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly timeoutMs: number;
  readonly connections: number;
};

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 10_000;
/** Uploads may take so many times longer than calls, on so many times more connections. */
const STREAM_PATIENCE = 4;

/** Makes the one HTTP client of the edge: pooled connections, a deadline a call, a bounded body. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const settings = { keepAliveTimeout: 10_000, connect: { timeout: Math.min(options.timeoutMs, 3000) } };
  const agent = new Agent({ ...settings, connections: options.connections });
  // Apart, so that readers who listen for an hour on slow lines never hold up a page.
  const streams = new Agent({ ...settings, connections: options.connections * STREAM_PATIENCE });

  async function request(url: string, call: ApiCall, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const sent = toBody(call);
    return agent.request({
      ...toTarget(url),
      method: call.row.method,
      headers: sent === null ? headers : { ...headers, 'content-type': sent.contentType },
      body: sent?.body ?? null,
      signal: AbortSignal.timeout(options.timeoutMs),
    });
  }

  /** An answer has to begin in time. How long a whole recording takes is its reader's line: then only silence is too long. */
  async function stream(path: string, headers: Record<string, string>, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new Error(`${path} did not begin within ${STREAM_PATIENCE} deadlines.`)), options.timeoutMs * STREAM_PATIENCE);
    try {
      return await streams.request({ ...toTarget(options.addresses.content + path), method, headers, signal: deadline.signal, bodyTimeout: options.timeoutMs * STREAM_PATIENCE });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async send(call, { siteSlug, bearer, requestId, headers: told }) {
      const url = options.addresses[call.row.service] + call.path;
      const headers: Record<string, string> = { ...told, accept: 'application/json', 'x-site': siteSlug };
      if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
      if (requestId !== undefined) headers['x-request-id'] = requestId;
      const text = await readText(() => request(url, call, headers), call);
      return { body: text.isPlain ? text.body : parseJson(text.body, call), surrogateKeys: text.keys, bytes: text.body.length };
    },
    async readDocument(url) {
      const { statusCode, body } = await agent.request({ ...toTarget(url), method: 'GET', headers: { accept: 'application/json' }, signal: AbortSignal.timeout(options.timeoutMs) });
      const text = await body.text();
      if (statusCode !== 200) throw new AppError('BACKEND_STATUS', `${url} answered ${statusCode}.`);
      return JSON.parse(text);
    },
    stream,
    close: async () => void (await Promise.all([agent.close(), streams.close()])),
  };
}

function toTarget(url: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: pathname + search };
}

/** The body in the form that the call is made in. */
function toBody({ row, body }: ApiCall): { readonly contentType: string; readonly body: string } | null {
  if (body === undefined) return null;
  if (row.body !== 'form') return { contentType: 'application/json', body: JSON.stringify(body) };
  const fields = typeof body === 'object' && body !== null ? Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]) : [];
  return { contentType: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

async function readText(send: () => Promise<Dispatcher.ResponseData>, call: ApiCall): Promise<{ body: string; keys: string[]; isPlain: boolean }> {
  try {
    const response = await send();
    if (response.statusCode >= 400) {
      throw toStatusError(response.statusCode, call, await readRefusal(response));
    }
    const declared = Number(response.headers['content-length'] ?? 0);
    if (declared > MAX_BODY_BYTES) throw new AppError('BACKEND_SHAPE', `The answer to ${call.path} has ${declared} bytes, more than ${MAX_BODY_BYTES}.`);
    return { body: await response.body.text(), keys: toKeys(response.headers['surrogate-key']), isPlain: String(response.headers['content-type']).startsWith('text/plain') };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw toTransportError(error, call);
  }
}

function toKeys(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return (Array.isArray(header) ? header.join(' ') : header).split(' ').filter((key) => key !== '');
}

/** What a backend says to a call without a good session: by the message a session is renewed or over. @spec §8 401 */
async function readRefusal(response: Dispatcher.ResponseData): Promise<string | null> {
  if (response.statusCode !== 401 || Number(response.headers['content-length'] ?? 0) > MAX_REFUSAL_BYTES) {
    await response.body.dump();
    return null;
  }
  const [, message] = /"message"\s*:\s*"([^"\\]{1,200})"/.exec(await response.body.text()) ?? [];
  return message ?? null;
}

function toStatusError(status: number, call: ApiCall, backendMessage: string | null): AppError {
  if (status === 404 || status === 410) return notFound(toLoggedPath(call.path));
  if (status === 401) return new AppError('UNAUTHENTICATED', `The backend wants a session for ${call.row.method} ${call.row.path}.`, { detail: { backendMessage } });
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
