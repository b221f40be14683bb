import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import type { Encoded } from './page-entry.ts';

const brotli = promisify(brotliCompress);

/** The content codings the edge sends, best first. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Light for the first reader, who waits for it; well for those after, who do not. */
const LIGHT_QUALITY = 4;
const GOOD_QUALITY = 9;

/** Browsers send a handful of different headers; what they mean is remembered. */
const known = new Map<string, Coding>();
const MAX_KNOWN = 200;

/** Picks a coding. Quality values of zero are honoured; anything finer is not worth its time. */
export function decideCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  const remembered = known.get(acceptEncoding);
  if (remembered !== undefined) return remembered;
  const coding = accepts(acceptEncoding, 'br') ? 'br' : accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
  if (known.size < MAX_KNOWN && acceptEncoding.length < 100) known.set(acceptEncoding, coding);
  return coding;
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}

/** The bytes in a coding if they are there, for senders that must not wait. */
export function readyBytes(body: Encoded, coding: Coding): Buffer | null {
  return coding === 'identity' ? body.identity : body[coding];
}

/**
 * The bytes in a coding, made when they are missing. A light compression takes a third of a millisecond: less than to
 * hand it to another thread and have it back.
 */
export function encodedBytes(body: Encoded, coding: Coding): Buffer {
  if (coding === 'identity') return body.identity;
  body.hits += 1;
  return (body[coding] ??= compressLightly(body.identity, coding));
}

function compressLightly(bytes: Buffer, coding: 'br' | 'gzip'): Buffer {
  return coding === 'br' ? brotliCompressSync(bytes, toBrotliOptions(bytes, LIGHT_QUALITY)) : gzipSync(bytes, { level: 6 });
}

/** Replaces the light brotli form by a good one; called once, from the second sending of an entry on. */
export async function improveEncoding(body: Encoded): Promise<void> {
  body.br = await brotli(body.identity, toBrotliOptions(body.identity, GOOD_QUALITY));
}

function toBrotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
}
