import { toOutsideAddress } from '../../lib/outside-address.ts';

/** The address of a list's feed as a link: a path of ours or a web address; null for anything else. @spec §2.3 RSS link */
export function toFeedAddress(rss: string | null): string | null {
  return rss !== null && /^\/(?![/\\])/.test(rss) ? rss : toOutsideAddress(rss);
}
