import { sections, type Section, type SectionTab } from '../../config/sections.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { resolveTab, type OpenTab } from '../../features/tabs/open-tab.ts';
import { joinFilters } from '../../lib/search-filters.ts';

/** Where a reader stands in a section. */
export type SectionPlace = {
  /** The path of the section's own page, encoded. */
  readonly root: string;
  readonly tabs: readonly SectionTab[];
  readonly open: OpenTab<SectionTab['content']>;
  /** What narrows the section's list on every tab. */
  readonly rootFilter: SearchFilter;
  /** What narrows the list of the open tab. */
  readonly filter: SearchFilter;
};

/** A section without tabs is one list. */
const PLAIN: readonly SectionTab[] = [{ path: '', label: '', content: { kind: 'articles' } }];

/** The section and tab of an address, or null for a tab that the section does not have. @spec §2.3 */
export function resolveSectionPlace(params: Readonly<Record<string, string>>, rows: readonly Section[] = sections): SectionPlace | null {
  const slug = params['slug'] ?? '';
  const section = rows.find((row) => row.slug === slug);
  const tabs = section?.tabs ?? PLAIN;
  const open = resolveTab(tabs, params['tab'] ?? '');
  if (open === null) return null;
  const rootFilter = joinFilters({ superTags: [slug] }, section?.filter ?? {});
  const own = open.content.kind === 'articles' ? (open.content.filter ?? {}) : {};
  return { root: `/rovat/${encodeURIComponent(slug)}`, tabs, open, rootFilter, filter: joinFilters(rootFilter, own) };
}
