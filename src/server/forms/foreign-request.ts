import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that changes something comes from elsewhere than a page of ours: browsers say where it comes from,
 * and other sites cannot lie about it. Who says nothing is no browser with a session to misuse.
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && toHost(origin) !== host);
}

function toHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
