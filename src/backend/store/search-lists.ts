import type { SearchFilters } from '../../shared/contract/schemas/search.ts';
import type { Database } from './database/open-database.ts';
import type { ListKey } from './list-keys.ts';
import { toWords } from './search/search-terms.ts';
import { loadTaxa } from './taxonomy-store.ts';
import type { Taxa } from './taxonomy-store.ts';

/** A search's filters as lists, with what they were looked up to. */
export type SearchLists = Pick<Taxa, 'superTags' | 'tags' | 'authors'> & {
  readonly include: readonly ListKey[];
  readonly exclude: readonly ListKey[];
  /** Texts whose words must all stand in the title. */
  readonly titles: readonly string[];
};

/** Looks a search's slugs up; null when one of them is nobody's or a title has no word, since nothing can match then. A section counts as main or further section. */
export async function resolveSearchLists(database: Database, filters: SearchFilters & { readonly not_tags: readonly string[] }): Promise<SearchLists | null> {
  const { superTags, tags, authors, unknown } = await loadTaxa(database, { superTags: filters.superTags, tags: filters.and_tags, authors: filters.authors });
  if (unknown.length > 0 || superTags.some(({ active }) => !active) || filters.title.some((title) => toWords(title).length === 0)) return null;
  const excluded = await loadTaxa(database, { tags: filters.not_tags });
  return {
    superTags,
    tags,
    authors,
    include: [...superTags.map(({ id }) => `stag:${id}` as const), ...tags.map(({ id }) => `tag:${id}` as const), ...authors.map(({ id }) => `author:${id}` as const)],
    exclude: excluded.tags.map(({ id }) => `tag:${id}` as const),
    titles: filters.title,
  };
}
