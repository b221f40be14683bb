const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_PROTOCOLS = new Set(['http:', 'https:']);
const MAX_CHARS = 2000;

/** Stands for our own origin while an address is resolved; it never leaves this file. */
const OWN_ORIGIN = 'https://own.invalid';

/** A link's address, normalised: http, https, mailto, tel or a path of our own; null for anything else. */
export function toLinkAddress(value: string): string | null {
  return isPath(value) ? toOwnPath(value) : toAbsolute(value, LINK_PROTOCOLS);
}

/** A picture's address, normalised: http, https or an upload of ours; null for anything else. */
export function toImageAddress(value: string): string | null {
  if (!isPath(value)) return toAbsolute(value, IMAGE_PROTOCOLS);
  const path = toOwnPath(value);
  return path?.startsWith('/uploads/') === true ? path : null;
}

/** The address of a foreign frame or medium: https only; `//host/…` counts as https. Null for anything else. */
export function toEmbedAddress(value: string): string | null {
  const url = parseWithinLimit(value, OWN_ORIGIN);
  return url === null || url.protocol !== 'https:' || url.origin === OWN_ORIGIN ? null : withoutCredentials(url);
}

/** Whether the URL parser will read the value as a path or as `//host`: it skips controls and spaces, and so must we. */
function isPath(value: string): boolean {
  return /^[\u0000-\u0020]*[/\\]/.test(value);
}

function toOwnPath(value: string): string | null {
  const url = parseWithinLimit(value, OWN_ORIGIN);
  if (url === null || url.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` resolves to the path `//host`, which is another origin when it is written out.
  return path.startsWith('//') ? null : path;
}

function toAbsolute(value: string, protocols: ReadonlySet<string>): string | null {
  const url = parseWithinLimit(value);
  return url === null || !protocols.has(url.protocol) ? null : withoutCredentials(url);
}

function parseWithinLimit(value: string, base?: string): URL | null {
  return value.length > MAX_CHARS ? null : URL.parse(value, base);
}

/** `https://bank.example@evil.example` reads as another host than it is. */
function withoutCredentials(url: URL): string {
  url.username = '';
  url.password = '';
  return url.href;
}
