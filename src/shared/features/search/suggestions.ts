import { texts } from '../../config/texts.ts';
import { searchTexts } from '../../config/texts-search.ts';
import type { FilterKind } from '../../lib/search-filters.ts';
import { hasTag, type SearchTag } from './search-tags.ts';

/** A suggested tag, with how many articles it has. */
export type TagSuggestion = SearchTag & { readonly count: number };
/** A suggested article. */
export type ArticleSuggestion = { readonly title: string; readonly href: string };
/** What is offered while a reader types. */
export type Suggestions = { readonly tags: readonly TagSuggestion[]; readonly articles: readonly ArticleSuggestion[] };

/** Nothing to offer. */
export const NO_SUGGESTIONS: Suggestions = { tags: [], articles: [] };

/** A row that can be chosen: a tag to add, or an article to go to. */
export type Option = { readonly type: 'tag'; readonly tag: TagSuggestion } | { readonly type: 'article'; readonly article: ArticleSuggestion };
/** Rows under their separator; `first` is the index of its first row among all. */
export type OptionGroup = { readonly label: string; readonly first: number; readonly options: readonly Option[] };

/** The separator rows in order. @spec §2.6 */
const TAG_GROUPS = [
  ['superTags', texts.search.categories.superTags],
  ['and_tags', texts.search.categories.tags],
  ['authors', texts.search.categories.authors],
  ['title', texts.search.categories.title],
] as const satisfies readonly (readonly [FilterKind, string])[];

/** The rows by kind, articles last, without what the search is narrowed to already. Kinds without a row have no separator. @spec §2.6 */
export function toOptionGroups({ tags, articles }: Suggestions, chosen: readonly SearchTag[]): OptionGroup[] {
  const offered = tags.filter((tag) => !hasTag(chosen, tag));
  const groups = [
    ...TAG_GROUPS.map(([kind, label]) => ({ label, options: offered.flatMap((tag): Option[] => (tag.kind === kind ? [{ type: 'tag', tag }] : [])) })),
    { label: searchTexts.box.articles, options: articles.map((article): Option => ({ type: 'article', article })) },
  ].filter(({ options }) => options.length > 0);
  let first = 0;
  return groups.map((group) => {
    const placed = { ...group, first };
    first += group.options.length;
    return placed;
  });
}

/** All rows that can be chosen, in the order of the list: separators are none of them, so arrows pass over those. @spec §2.6 */
export function toOptions(groups: readonly OptionGroup[]): readonly Option[] {
  return groups.flatMap(({ options }) => options);
}
