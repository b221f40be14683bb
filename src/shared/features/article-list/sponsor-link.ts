import { toOutsideAddress } from '../../lib/outside-address.ts';

const PLACEHOLDER = /\[(?:location|timestamp)\]/g;

/** Where a sponsored line leads: as HTML that everybody gets may say, and as the browser fills it at the click. */
export type SponsorLink = { readonly href: string; readonly template: string | null };

/**
 * The address of a sponsored line, or null for none. `[location]` and `[timestamp]` differ from reader to reader, so the
 * HTML leaves their places empty, and the boot script fills the template. @spec §3 Sponsored line
 */
export function toSponsorLink(ctLink: string | null): SponsorLink | null {
  const template = toOutsideAddress(ctLink);
  if (template === null) return null;
  const href = template.replace(PLACEHOLDER, '');
  return { href, template: href === template ? null : template };
}

/** The template with what only the browser knows: the page's address, and the time in milliseconds. */
export function fillSponsorLink(template: string, location: string, now: number): string {
  return template.replaceAll('[location]', encodeURIComponent(location)).replaceAll('[timestamp]', String(now));
}
