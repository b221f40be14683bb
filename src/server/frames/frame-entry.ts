import { jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import { HTML_TYPE, contentHash, entryBytes, toEncoded, type PageEntry } from '../render/page-entry.ts';

/** A frame's document as it is kept and sent. */
export function toFrameEntry(html: Buffer, surrogateKeys: readonly string[]): PageEntry {
  return {
    status: 200,
    contentType: HTML_TYPE,
    body: toEncoded(html),
    payload: null,
    payloadHash: null,
    etag: `W/"${contentHash(html)}"`,
    policy: policies.front,
    surrogateKeys,
    location: null,
    robots: 'noindex',
    framed: true,
  };
}

/** The same for the page cache, with the times of its policy. */
export function toProducedFrame(entry: PageEntry, random: () => number): Produced<PageEntry> {
  return {
    value: entry,
    bytes: entryBytes(entry),
    freshMs: jitteredFreshMs(entry.policy, random),
    staleWhileRevalidateMs: entry.policy.staleWhileRevalidate * 1000,
    staleIfErrorMs: entry.policy.staleIfError * 1000,
    keys: entry.surrogateKeys,
  };
}
