import type { IncomingMessage } from 'node:http';
import { toLoggedTarget } from './access-line.ts';
import type { Edge, KnownAddress } from './edge.ts';
import type { SharedPageRequest } from './page-request.ts';

/** Remembers what the pipeline made of a request's address, which it has answered with a page or a poll's answer. */
export function rememberAddress(edge: Edge, { headers: { host = '' }, url = '' }: IncomingMessage, found: Omit<KnownAddress, 'loggedTarget'>): void {
  edge.caches.knownAddresses.set(host + url, { ...found, loggedTarget: toLoggedTarget(host, url) });
}

/** The page request of an address that was answered before. */
export function recallPage(edge: Edge, { headers: { host = '' }, url = '' }: IncomingMessage): SharedPageRequest | null {
  return edge.caches.knownAddresses.get(host + url)?.page ?? null;
}
