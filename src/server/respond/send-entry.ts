import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { CacheState } from '../cache/swr-cache.ts';
import { decideCoding, encodedBytes, improveEncoding, type Coding } from '../render/encode.ts';
import type { Encoded, PageEntry } from '../render/page-entry.ts';
import type { HeaderList } from './security-headers.ts';

/** Headers of a kept answer. */
export type EntryHeaders = (entry: PageEntry, edition: Edition, coding: Coding, length: number | null) => HeaderList;

/** How a kept answer came to this request. */
export type Served = { readonly state: CacheState; readonly ageMs: number; readonly requestId: string };

/** Sends a kept answer: 304 where the reader has it, else its bytes in the best coding. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: PageEntry, edition: Edition, headers: EntryHeaders, served: Served): void {
  if (isNotModified(entry, request.headers['if-none-match'], request.headers['if-modified-since'])) {
    response.writeHead(304, [...headers(entry, edition, 'identity', null), ...perRequest(served)]).end();
    return;
  }
  const coding = decideCoding(request.headers['accept-encoding']);
  const bytes = encodedBytes(entry.body, coding);
  response.writeHead(entry.status, [...headers(entry, edition, coding, bytes.length), ...perRequest(served)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  improveSoon(entry.body);
}

/**
 * Whether the reader's copy is this one. Only good answers are compared: an error has no lasting copy. A date counts
 * where no tag is given, and only as it was sent: what loses its newest part becomes older and is another copy still.
 */
export function isNotModified(entry: PageEntry, tag: string | undefined, date: string | undefined): boolean {
  if (entry.status !== 200 || entry.policy.fresh === 0) return false;
  if (tag === undefined) return date !== undefined && date === entry.lastModified;
  return tag === entry.etag || tag.split(/\s*,\s*/).includes(entry.etag);
}

/**
 * The headers that differ between two sendings of one answer. The moment of sending is for the browser, which can read
 * a page's `Server-Timing` but not its `Date`: device clocks are wrong more often than ours.
 */
export function perRequest(served: Served): HeaderList {
  return ['Age', String(Math.floor(served.ageMs / 1000)), 'X-Cache', served.state, 'X-Request-Id', served.requestId, 'Server-Timing', `now;desc=${Date.now()}`];
}

/** From the second sending on, the better compression is made in the background. */
export function improveSoon(body: Encoded): void {
  if (body.hits !== 2 || body.br === null) return;
  improveEncoding(body).catch(() => {
    // The light form stays: a compression that fails costs bytes, not the answer.
    body.hits = 0;
  });
}
