import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoded } from './page-entry.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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

/** The bytes in a coding, made when they are missing, once for all who ask meanwhile. */
export async function encodedBytes(body: Encoded, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body.identity;
  body.hits += 1;
  return body[coding] ?? (body.pending[coding] ??= compressLightly(body, coding));
}

async function compressLightly(body: Encoded, coding: 'br' | 'gzip'): Promise<Buffer> {
  const bytes = coding === 'br' ? await brotliAt(body.identity, LIGHT_QUALITY) : await gzipped(body.identity, { level: 6 });
  body[coding] ??= bytes;
  delete body.pending[coding];
  return bytes;
}

/** Replaces the light brotli form by a good one; called once, from the second sending of an entry on. */
export async function improveEncoding(body: Encoded): Promise<void> {
  body.br = await brotliAt(body.identity, GOOD_QUALITY);
}

function brotliAt(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
}
