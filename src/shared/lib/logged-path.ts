/** Addresses that end with a key by which somebody's own page opens: of the site, and of the call behind it. */
const KEYED_PATHS = [/^(\/(?:_payload\/)?melleklet\/tippjatek\/[^/?]+\/)[^?]+/, /^(\/api\/tip-games\/[^/?]+\/entries\/)[^?]+/];

/** A path as logs may have it: what would open somebody's own page is left out. */
export function toLoggedPath(path: string): string {
  for (const pattern of KEYED_PATHS) if (pattern.test(path)) return path.replace(pattern, '$1…');
  return path;
}
