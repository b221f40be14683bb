/** Addresses that end with a key by which somebody's own page opens: of the site, and of the call behind it. */
const KEYED_PATHS = [
  /^(\/(?:_payload\/)?melleklet\/tippjatek\/[^/?]+\/)[^?]+/,
  /^(\/api\/tip-games\/[^/?]+\/entries\/)[^?]+/,
  /^(\/(?:_payload\/)?hirlevel\/(?:megerosites|leiratkozas)\/)[^?]+/,
  /^(\/(?:_payload\/)?(?:tamogatas|__satagomat__)\/(?:siker|hiba)\/)[^?]+/i,
  /^(\/(?:tamogatas|__satagomat__)\/(?:visszateres|proba-fizetes)).+/i,
  /^(\/api\/support\/orders\/)[^?]+/,
];
/** What a browser subscribed to push messages with: whoever has it can write to it. */
const SECRET_PARAMETERS = /([?&]clientToken=)[^&#]*/g;

/** A path as logs may have it: what would open somebody's own page is left out. */
export function toLoggedPath(path: string): string {
  const shown = path.replace(SECRET_PARAMETERS, '$1…');
  for (const pattern of KEYED_PATHS) if (pattern.test(shown)) return shown.replace(pattern, '$1…');
  return shown;
}
