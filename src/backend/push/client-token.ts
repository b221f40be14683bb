import { z } from 'zod';
import { AppError } from '../../shared/lib/errors.ts';

/** A browser's push subscription: where messages go, and the keys that they are encrypted for. */
export type PushSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * The push services of browsers. We send to what a reader names, so nothing else may be named: an address of our own
 * network would make the backend ask it.
 */
const PUSH_SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

const MAX_ENDPOINT_CHARS = 1000;
/** An uncompressed point of P-256, and the secret of RFC 8291. */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

const subscriptionSchema = z.object({ endpoint: z.string().max(MAX_ENDPOINT_CHARS), keys: z.object({ p256dh: key(KEY_BYTES.p256dh), auth: key(KEY_BYTES.auth) }) });

/** Reads a `clientToken`, the JSON of a browser's `PushSubscription` in base64url. @throws INVALID_INPUT, which never repeats it */
export function parseClientToken(token: string, { allowsLoopback }: { readonly allowsLoopback: boolean }): PushSubscription {
  const result = subscriptionSchema.safeParse(toJson(token));
  if (!result.success) throw new AppError('INVALID_INPUT', 'The clientToken has to be the JSON of a PushSubscription, in base64url.');
  const { endpoint, keys } = result.data;
  if (!isPushService(endpoint, allowsLoopback)) throw new AppError('INVALID_INPUT', 'The endpoint of the clientToken is none of a push service that is known here.');
  return { endpoint: new URL(endpoint).href, ...keys };
}

function toJson(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    // No JSON at all: the schema refuses it in the same words.
    return null;
  }
}

function isPushService(endpoint: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && PUSH_SERVICES.some((service) => service.test(hostname));
}

function key(bytes: number) {
  return z.string().regex(/^[\w-]+=*$/).max(100).refine((text) => Buffer.from(text, 'base64url').length === bytes);
}
