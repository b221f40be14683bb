import type { EndpointRow } from './endpoint-row.ts';
import type { EndpointName, EndpointParams, EndpointQuery } from './endpoints/endpoint-table.ts';
import { toRequestPath } from './request-path.ts';
import type { EndpointBody, EndpointResponse } from './schemas/endpoint-schemas.ts';

/** One call, ready to be sent. `path` is normalised and serves as cache key. */
export type ApiCall = { readonly name: EndpointName; readonly row: EndpointRow; readonly path: string; readonly params: Record<string, string>; readonly body?: unknown };

/** Sends a call and gives its parsed answer; throws `AppError` (NOT_FOUND, BACKEND_STATUS, BACKEND_SHAPE, BACKEND_TIMEOUT). */
export type Transport = (call: ApiCall) => Promise<unknown>;

type NoKeys<T> = keyof T extends never ? true : false;
type ParamsArg<N extends EndpointName> = NoKeys<EndpointParams<N>> extends true ? { params?: undefined } : { params: EndpointParams<N> };
type BodyArg<N extends EndpointName> = EndpointBody<N> extends undefined ? { body?: undefined } : { body: EndpointBody<N> };

/** What a caller gives: path parameters, allow-listed query, body. */
export type CallArgs<N extends EndpointName> = ParamsArg<N> & BodyArg<N> & { query?: EndpointQuery<N> };

type OptionalArgs<N extends EndpointName> = {} extends CallArgs<N> ? [args?: CallArgs<N>] : [args: CallArgs<N>];

/** The typed client: one method a row. */
export type Api<N extends EndpointName = EndpointName> = { readonly [K in N]: (...args: OptionalArgs<K>) => Promise<EndpointResponse<K>> };

/**
 * Makes a typed client over the given rows. The transport decides everything else: caching, tokens, validation.
 * @param rows the table or a part of it, so that a browser carries only the rows it calls
 */
export function createApi<N extends EndpointName>(rows: { readonly [K in N]: EndpointRow }, transport: Transport): Api<N> {
  const methods = methodsOf.get(rows) ?? toMethods(rows);
  methodsOf.set(rows, methods);
  // The one assertion of the client: the methods are made from rows, which loses the link between a row's name and its types.
  return Object.create(methods, { transport: { value: transport } }) as Api<N>;
}

type Methods = Record<string, (this: { readonly transport: Transport }, args?: AnyArgs) => Promise<unknown>>;
type AnyArgs = { params?: Record<string, string>; query?: Record<string, string | number | readonly string[]>; body?: unknown };

/** Each request has a client of its own; the methods are the same for all of them. */
const methodsOf = new WeakMap<object, Methods>();

function toMethods(rows: { readonly [name: string]: EndpointRow }): Methods {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, toMethod(name, row)]));
}

function toMethod(name: string, row: EndpointRow): Methods[string] {
  return function call({ params = {}, query = {}, body } = {}) {
    return this.transport({ name: name as EndpointName, row, path: toRequestPath(row, params, query), params, body });
  };
}
