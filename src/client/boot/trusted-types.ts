/** What the policy needs of the browser; not every browser has it. */
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => unknown } };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** Lets our own asset and service-worker addresses through and nothing else. */
function toOwnScriptUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/sw.js')) return url;
  throw new TypeError(`${url} is not a script of ours.`);
}

const policy = factory?.createPolicy('lapszel', { createScriptURL: toOwnScriptUrl });

/** A script address that Trusted Types accept. @throws for an address that is not ours */
export function trustedScriptUrl(url: string): string {
  const trusted = policy === undefined ? toOwnScriptUrl(url) : policy.createScriptURL(url);
  // The platform's types know scripts by text only; the object stands for it.
  return trusted as string;
}
