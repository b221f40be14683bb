import type { SearchFilter } from '../../contract/schemas/search.ts';
import { toSearchFilters } from '../../lib/search-filters.ts';
import type { PageContext } from '../page.ts';

/** What an address of the archive asks for. */
export type ArchiveSubject =
  | { readonly kind: 'all' }
  | { readonly kind: 'search'; readonly term: string | null; readonly filters: SearchFilter }
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'day'; readonly day: string };

/** Reads the subject off a page's query: a search has precedence over a day, a day over its month. @spec §2.1 §2.6 */
export function decideArchiveSubject({ term, filters, honap, nap }: PageContext['query']): ArchiveSubject {
  if (term !== undefined || filters !== undefined) return { kind: 'search', term: term ?? null, filters: toSearchFilters(filters ?? '') };
  if (nap !== undefined) return { kind: 'day', day: nap };
  return honap === undefined ? { kind: 'all' } : { kind: 'month', month: honap };
}
