import { toOutsideAddress } from '../../lib/outside-address.ts';

const BROWSER_PLACEHOLDER = /\[(?:location|timestamp)\]/;

/**
 * Where a sponsored line leads, or null: an address whose placeholders only a browser can fill is no link in HTML that
 * everybody gets. @spec §3 Sponsored line
 */
export function toSponsorLink(ctLink: string | null): string | null {
  return ctLink === null || BROWSER_PLACEHOLDER.test(ctLink) ? null : toOutsideAddress(ctLink);
}
