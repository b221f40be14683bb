import type { Request, RequestHandler } from 'express';
import { editions } from '../../shared/config/editions/editions.ts';
import type { EndpointRow } from '../../shared/contract/endpoint-row.ts';
import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { responseSchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { loadSessionAccount } from '../store/accounts/session-store.ts';
import { answerAsOf, parseAsOf } from './as-of.ts';
import { authorize, type Caller, type ServiceTokens } from './authorize.ts';
import { parseCallParams } from './call-params.ts';
import { parseCallQuery } from './call-query.ts';
import type { HandlerParts } from './handler.ts';
import { handlers } from './handler-table.ts';
import { parseBody } from './parse-body.ts';
import { toSurrogateKeyHeader } from './surrogate-keys.ts';

/** What answering calls needs beside the handlers' own parts. */
export type CallParts = HandlerParts & {
  /** The slugs of the sites that this backend serves. */
  readonly sites: readonly string[];
  readonly tokens: ServiceTokens;
  /** Whether every answer is checked against the contract before it is sent: in development and tests. */
  readonly checkAnswers: boolean;
};

/** The class of an address is much shorter. */
const MAX_ADDRESS_CHARS = 100;

type UntypedAnswer = { readonly body: unknown; readonly keys: readonly string[]; readonly status?: number };

/** Refuses a call of a row that its caller may not make; before the body is read. */
export function authorizeCall(parts: CallParts, name: EndpointName): RequestHandler {
  return async (request, _response, next) => {
    callers.set(request, await findCaller(parts, name, request));
    next();
  };
}

/** Who calls is asked once a request. */
const callers = new WeakMap<Request, Caller>();

function findCaller({ database, tokens, now }: CallParts, name: EndpointName, request: Request): Promise<Caller> {
  return authorize(name, request.headers.authorization, { tokens, loadAccount: (token) => loadSessionAccount(database, token, now()), sites: toSites(request) });
}

/** Answers the calls of one row: parse, handle, check, send. */
export function answerCall(parts: CallParts, name: EndpointName): RequestHandler {
  const row: EndpointRow = endpoints[name];
  // The one assertion of the table: what a handler takes was parsed by the schemas of its own row.
  const handle = handlers[name] as (parts: HandlerParts, call: unknown) => Promise<UntypedAnswer>;
  return async (request, response) => {
    const caller = callers.get(request) ?? (await findCaller(parts, name, request));
    const call = {
      site: toSite(request, parts.sites),
      params: parseCallParams(request.params, request.path),
      query: parseCallQuery(toQueryString(request), row.query),
      body: parseBody(name, request.body),
      readerAddress: (request.get('x-reader-address') ?? '').slice(0, MAX_ADDRESS_CHARS),
      ...caller,
    };
    const asOf = caller.viewer === 'editor' && isForReaders(row) ? parseAsOf(request.get('x-as-of'), parts.now()) : null;
    const answer = asOf === null ? await handle(parts, call) : await answerAsOf(parts, asOf, (then) => handle(then, call));
    if (parts.checkAnswers) checkAnswer(name, answer.body);
    response.set('Cache-Control', isPrivate(row, caller) ? 'private, no-store' : 'no-cache').set('Surrogate-Key', toSurrogateKeyHeader(answer.keys));
    response.status(answer.status ?? 200);
    if (typeof answer.body === 'string') response.type('text/plain').send(answer.body);
    else response.json(answer.body);
  };
}

/** What readers get, and editors see in a preview. */
function isForReaders({ method, auth }: EndpointRow): boolean {
  return method === 'GET' && (auth === 'none' || auth === 'optional');
}

/** What depends on who asks, or carries tokens, is kept by nobody. */
function isPrivate({ cache }: EndpointRow, { viewer }: Caller): boolean {
  return viewer !== 'anonymous' || cache === 'none';
}

/** The site that a call names by its header, and by its path where that has one. */
function toSites(request: Request): string[] {
  const { site } = request.params;
  return [toNamedSite(request), ...(typeof site === 'string' ? [site] : [])];
}

function toNamedSite(request: Request): string {
  return request.get('x-site') ?? editions.main.slug;
}

function toSite(request: Request, sites: readonly string[]): string {
  const site = toNamedSite(request);
  if (!sites.includes(site)) throw new AppError('BAD_REQUEST', `The header X-Site names no site of this backend; it has ${sites.join(', ')}.`);
  return site;
}

function toQueryString({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start + 1);
}

function checkAnswer(name: EndpointName, body: unknown): void {
  const result = responseSchemas[name].safeParse(body);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`);
  throw new AppError('INTERNAL', `The answer of ${name} breaks the contract: ${issues.join('; ')}`);
}
