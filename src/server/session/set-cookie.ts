import type { ServerResponse } from 'node:http';

/** A cookie of one host and of nobody's script; what is in it opens something of its reader's. */
export type PrivateCookie = { readonly name: `__Host-${string}`; readonly value: string; readonly maxAgeSeconds: number };

const HEADER = 'Set-Cookie';
const guarded = new WeakSet<ServerResponse>();

/**
 * Sets a cookie. From then on the answer can only go out as its reader's own: a cookie on an answer that a cache keeps
 * would be everybody's.
 */
export function setPrivateCookie(response: ServerResponse, { name, value, maxAgeSeconds }: PrivateCookie): void {
  setCookieLine(response, `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`);
}

/** Sets a cookie by its whole line, as the pages' scripts write it too: it opens nothing. The answer can only go out as its reader's own. */
export function setCookieLine(response: ServerResponse, line: string): void {
  refuseToBeKept(response);
  const start = line.slice(0, line.indexOf('=') + 1);
  response.setHeader(HEADER, [...toList(response.getHeader(HEADER)).filter((other) => !other.startsWith(start)), line]);
}

/** Takes a cookie away. */
export function clearPrivateCookie(response: ServerResponse, name: PrivateCookie['name']): void {
  setPrivateCookie(response, { name, value: '', maxAgeSeconds: 0 });
}

function toList(header: number | string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return [];
  return typeof header === 'object' ? header : [String(header)];
}

/** Looks at the headers at the moment in which they go out, whoever wrote them. */
function refuseToBeKept(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-store');
  if (guarded.has(response)) return;
  guarded.add(response);
  const { writeHead } = response;
  Object.defineProperty(response, 'writeHead', {
    value: (...args: unknown[]): unknown => {
      if (!findCacheControl(args.at(-1), response).includes('no-store')) throw new Error('A cookie may not go out with an answer that caches keep.');
      return Reflect.apply(writeHead, response, args);
    },
  });
}

/** Headers given with the status replace those that were set before. */
function findCacheControl(given: unknown, response: ServerResponse): string {
  if (Array.isArray(given)) {
    const at = given.findIndex((text, index) => index % 2 === 0 && String(text).toLowerCase() === 'cache-control');
    if (at !== -1) return String(given[at + 1]);
  } else if (typeof given === 'object' && given !== null) {
    const own = Object.entries(given).find(([name]) => name.toLowerCase() === 'cache-control');
    if (own !== undefined) return String(own[1]);
  }
  return String(response.getHeader('Cache-Control') ?? '');
}
