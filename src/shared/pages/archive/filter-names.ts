import type { SearchFilter, SearchResult } from '../../contract/schemas/search.ts';
import type { SearchTag } from '../../features/search/search-tags.ts';
import type { FilterKind } from '../../lib/search-filters.ts';

type Answer = Pick<SearchResult, 'items' | 'title'>;

/**
 * How a search's filters are called. Whatever was found has all of them, so the first articles know their names; a
 * search by one filter has its name even where nothing was found.
 */
export function toFilterNames(filters: SearchFilter, { items, title }: Answer): SearchTag[] {
  const isOnly = [filters.superTags, filters.and_tags, filters.authors, filters.title].flatMap((values) => values ?? []).length === 1;
  const nameOf = (value: string, named: readonly { readonly slug: string; readonly name: string }[]): string | null =>
    named.find(({ slug }) => slug === value)?.name ?? (isOnly ? title : null);
  const toNames = (kind: Exclude<FilterKind, 'title'>, named: readonly { readonly slug: string; readonly name: string }[]): SearchTag[] =>
    (filters[kind] ?? []).flatMap((value) => {
      const label = nameOf(value, named);
      return label === null ? [] : [{ kind, value, label }];
    });
  return [
    ...toNames('superTags', items.flatMap(({ mainSuperTag, superTags }) => (mainSuperTag === null ? superTags : [mainSuperTag, ...superTags]))),
    ...toNames('and_tags', items.flatMap(({ tags }) => tags)),
    ...toNames('authors', items.flatMap(({ articleAuthors }) => articleAuthors)),
  ];
}
