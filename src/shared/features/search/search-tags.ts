import { SEARCH_FILTERS_MAX } from '../../config/constants.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { FILTER_KINDS, fromSearchFilters, hasFilters, type FilterKind } from '../../lib/search-filters.ts';

/** What a search is narrowed to, as its reader sees it: `value` is the slug or the words of the filter. @spec §2.6 */
export type SearchTag = { readonly kind: FilterKind; readonly value: string; readonly label: string };

/** The tags of a filter. What nobody has a name for is called by its value. */
export function toSearchTags(filter: SearchFilter, names: readonly SearchTag[]): SearchTag[] {
  return FILTER_KINDS.flatMap((kind) =>
    (filter[kind] ?? []).map((value) => names.find((name) => name.kind === kind && name.value === value) ?? { kind, value, label: value }),
  );
}

/** The filter that tags stand for. */
export function toFilter(tags: readonly SearchTag[]): SearchFilter {
  return Object.fromEntries(
    FILTER_KINDS.flatMap((kind) => {
      const values = tags.flatMap((tag) => (tag.kind === kind ? [tag.value] : []));
      return values.length === 0 ? [] : [[kind, values]];
    }),
  );
}

/** The tags as a form sends them; empty where there are none. @spec §2.6 */
export function toFormField(tags: readonly SearchTag[]): { readonly name: 'filters'; readonly value: string } {
  const filter = toFilter(tags);
  return { name: 'filters', value: hasFilters(filter) ? fromSearchFilters(filter) : '' };
}

/** The tags with one more; one that is there already, or one too many, changes nothing. */
export function withTag(tags: readonly SearchTag[], tag: SearchTag): readonly SearchTag[] {
  return hasTag(tags, tag) || tags.length >= SEARCH_FILTERS_MAX ? tags : [...tags, tag];
}

/** The tags without one of them. */
export function withoutTag(tags: readonly SearchTag[], tag: SearchTag): readonly SearchTag[] {
  return tags.filter((one) => !isSameTag(one, tag));
}

/** Whether a tag is among others. */
export function hasTag(tags: readonly SearchTag[], tag: SearchTag): boolean {
  return tags.some((one) => isSameTag(one, tag));
}

/** The tags that a reader may take away, in order: those that are not protected. @spec §2.6 §5 */
export function toRemovable(tags: readonly SearchTag[], isProtected: SearchFilter): readonly SearchTag[] {
  return tags.filter(({ kind, value }) => !(isProtected[kind] ?? []).includes(value));
}

function isSameTag(one: SearchTag, other: SearchTag): boolean {
  return one.kind === other.kind && one.value === other.value;
}
