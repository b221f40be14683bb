import type { IncomingMessage, ServerResponse } from 'node:http';
import { toAccessLine } from './access-line.ts';
import type { Edge } from './edge.ts';
import { decideCoding, readyBytes } from './render/encode.ts';
import { improveSoon, isNotModified, perRequest } from './respond/send-entry.ts';

/**
 * The short way for what is in the page cache, fresh and encoded: no Express, no parsing. It knows an address only after
 * the pipeline has answered it once, so every rule of the pipeline holds here too; a test compares the headers of both.
 * @returns true when it has answered
 */
export function createHitLane(edge: Edge): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { pages, knownAddresses } = edge.caches;

  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const headers = pickHeaders(request.rawHeaders);
    const known = knownAddresses.get(headers.host + url);
    const kept = known === undefined ? undefined : pages.fresh(known.key);
    if (known === undefined || kept === undefined) return false;
    const entry = kept.value;
    const notModified = isNotModified(entry, headers.ifNoneMatch, headers.ifModifiedSince);
    const coding = notModified ? 'identity' : decideCoding(headers.acceptEncoding);
    const bytes = readyBytes(entry.body, coding);
    if (bytes === null) return false;

    const startedAt = edge.clock();
    const id = edge.nextRequestId();
    const served = perRequest({ state: 'fresh', ageMs: startedAt - kept.storedAt, requestId: id });
    if (notModified) {
      response.writeHead(304, edge.entryHeaders(entry, known.edition, 'identity', null).concat(served)).end();
    } else {
      response.writeHead(entry.status, edge.entryHeaders(entry, known.edition, coding, bytes.length).concat(served));
      response.end(method === 'HEAD' ? undefined : bytes);
      if (coding !== 'identity') entry.body.hits += 1;
      improveSoon(entry.body);
    }
    edge.metrics.hit();
    edge.writeAccessLine(toAccessLine({ id, method, target: known.loggedTarget, status: notModified ? 304 : entry.status, route: 'hit-lane', cache: 'fresh', ms: edge.clock() - startedAt }, startedAt));
    return true;
  };
}

type PickedHeaders = { host: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined; ifModifiedSince: string | undefined };

/** The four headers that decide, without the object of all that Node would make. Of repeated ones the first counts. */
function pickHeaders(rawHeaders: readonly string[]): PickedHeaders {
  const picked: PickedHeaders = { host: '', acceptEncoding: undefined, ifNoneMatch: undefined, ifModifiedSince: undefined };
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') picked.host = value;
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') picked.ifNoneMatch = value;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') picked.acceptEncoding = value;
    else if (name.length === 17 && name.toLowerCase() === 'if-modified-since') picked.ifModifiedSince = value;
  }
  return picked;
}
