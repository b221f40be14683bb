/**
 * The address of a link that leads out of the site, or null for one that is no web address: what editors and partners
 * type must not become a `javascript:` link.
 */
export function toOutsideAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
