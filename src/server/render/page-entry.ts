import { createHash } from 'node:crypto';
import type { CachePolicy } from '../cache/policies.ts';

/** A body and its compressed forms, which come with use. */
export type Encoded = {
  readonly identity: Buffer;
  /** Bytes of `identity`, as a guess while it is not made. */
  readonly size: number;
  br: Buffer | null;
  gzip: Buffer | null;
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
  /** When what it shows was last changed, as the header has it; where that is known. */
  readonly lastModified?: string;
  /** It stands in a frame of our pages: another policy than a page's. */
  readonly framed?: true;
  /** It is the measuring frame: the origins that its scripts may come from and report to, besides its own. */
  readonly measures?: readonly string[];
};

/** Content types of what the edge makes itself. */
export const HTML_TYPE = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

const HASH_LENGTH = 20;

/** A short hash of bytes, for addresses and validators. */
export function contentHash(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

let scratch = Buffer.allocUnsafe(512 * 1024);

/** A page as bytes. `Buffer.from` would read a long text twice, the first time to learn its length. */
export function toUtf8(text: string): Buffer {
  if (text.length * 3 > scratch.length) scratch = Buffer.allocUnsafe(text.length * 3);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}

/** Wraps bytes that will be sent in several encodings. */
export function toEncoded(bytes: Buffer): Encoded {
  return { identity: bytes, size: bytes.length, br: null, gzip: null, hits: 0 };
}

/** Wraps what is made into JSON when somebody asks for it; most payloads are never asked for. */
export function toLazilyEncoded(value: object, sizeGuess: number): Encoded {
  let bytes: Buffer | null = null;
  return {
    get identity() {
      return (bytes ??= Buffer.from(JSON.stringify(value)));
    },
    size: sizeGuess,
    br: null,
    gzip: null,
    hits: 0,
  };
}

/** The memory an entry takes: its bytes, room for the compressed forms, and its bookkeeping. */
export function entryBytes(entry: PageEntry): number {
  return Math.round((entry.body.size + (entry.payload?.size ?? 0)) * 1.4) + 1000;
}
