import { supplements, type Supplement } from '../../config/supplements.ts';
import { resolveTab, type OpenTab } from '../../features/tabs/open-tab.ts';

/** Where a reader stands in a supplement. */
export type SupplementPlace = {
  readonly supplement: Supplement;
  /** The path of the supplement's own page. */
  readonly root: string;
  readonly open: OpenTab;
};

/** The path of a supplement's own page, under its own name. @spec §2.1 */
export function toSupplementPath(slug: string): string {
  return `/melleklet/${slug}`;
}

/** The supplement and tab of an address, or null where there is no such tab. @spec §2.4 */
export function resolveSupplementPlace(params: Readonly<Record<string, string>>, rows: readonly Supplement[] = supplements): SupplementPlace | null {
  const slug = params['slug'] ?? '';
  const supplement = rows.find((row) => row.slug === slug || row.otherSlugs?.includes(slug) === true);
  if (supplement === undefined) return null;
  const path = [params['tab'], params['subTab'], params['detail']].filter((part) => part !== undefined).join('/');
  const open = resolveTab(supplement.tabs, path);
  return open === null ? null : { supplement, root: toSupplementPath(supplement.slug), open };
}
