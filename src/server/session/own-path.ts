const MAX_LENGTH = 2000;
/** An origin that nothing else has: what leaves it leaves the site. */
const OWN_ORIGIN = 'https://own.invalid';
/** Who encodes a path more often than this hides something. */
const MAX_DECODINGS = 4;

/**
 * A path of ours with its query, or null for whatever a browser, a proxy or a router could read as another host: two
 * slashes, backslashes and control characters, plain or encoded, and addresses with a scheme or host of their own.
 */
export function toOwnPath(text: string): string | null {
  if (text.length > MAX_LENGTH || !text.startsWith('/') || hasControls(text) || !isPlainPath(text.split(/[?#]/, 1)[0] ?? '')) return null;
  if (!URL.canParse(text, OWN_ORIGIN)) return null;
  const { origin, pathname, search } = new URL(text, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.includes('//') ? pathname + search : null;
}

/** Looks at each of the forms that decoding makes of a path. */
function isPlainPath(path: string, decodings = 0): boolean {
  if (path.includes('//') || path.includes('\\') || hasControls(path) || decodings > MAX_DECODINGS) return false;
  const decoded = decode(path);
  return decoded !== null && (decoded === path || isPlainPath(decoded, decodings + 1));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function hasControls(text: string): boolean {
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);
}
