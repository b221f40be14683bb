import { createHash } from 'node:crypto';
import type { CachePolicy } from '../cache/policies.ts';

/** A body and its compressed forms, which come with use. */
export type Encoded = {
  readonly identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Compressions under way: a thousand readers who wait for the same page need one. */
  readonly pending: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  /** How often it was sent compressed. */
  hits: number;
};

/** An answer as it is kept, a rendered page or a poll's JSON: bytes and the headers that belong to them. */
export type PageEntry = {
  readonly status: number;
  readonly contentType: string;
  readonly body: Encoded;
  /** The JSON of in-app navigation and hydration; only pages have one. */
  readonly payload: Encoded | null;
  readonly payloadHash: string | null;
  readonly etag: string;
  readonly policy: CachePolicy;
  readonly surrogateKeys: readonly string[];
  /** Where the page stands instead; its body is then a short note. */
  readonly location: string | null;
  readonly robots: string | null;
};

/** Content types of what the edge makes itself. */
export const HTML_TYPE = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** A short hash of bytes, for addresses and validators. */
export function contentHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
}

/** Wraps bytes that will be sent in several encodings. */
export function toEncoded(bytes: Buffer): Encoded {
  return { identity: bytes, br: null, gzip: null, pending: {}, hits: 0 };
}

/** The memory an entry takes: its bytes, room for the compressed forms, and its bookkeeping. */
export function entryBytes(entry: PageEntry): number {
  return Math.round((entry.body.identity.length + (entry.payload?.identity.length ?? 0)) * 1.4) + 1000;
}
