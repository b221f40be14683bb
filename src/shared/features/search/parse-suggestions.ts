import { TYPEAHEAD_ITEMS } from '../../config/constants.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import type { FilterKind } from '../../lib/search-filters.ts';
import type { ArticleSuggestion, TagSuggestion } from './suggestions.ts';

/*
 * The shapes of what comes while a reader types, checked by hand: a browser carries no schemas. A row that does not fit
 * is left out; an answer that is no list has none.
 */

/** The types of the call, by the filter that each becomes. @spec §2.6 */
const KINDS: ReadonlyMap<unknown, FilterKind> = new Map([
  ['superTags', 'superTags'],
  ['tags', 'and_tags'],
  ['authors', 'authors'],
  ['title', 'title'],
]);

/** Reads the answer of `/api/search/autocomplete`. @spec §3 Autocomplete item */
export function parseTagSuggestions(answer: unknown): TagSuggestion[] {
  return toItems(answer).flatMap(({ type, text, value, count }) => {
    const kind = KINDS.get(type);
    if (kind === undefined || typeof text !== 'string' || typeof value !== 'string' || typeof count !== 'number') return [];
    return [{ kind, value, label: text, count }];
  });
}

/** Reads the answer of `/api/search/articles`; a sponsor's page is no article of ours. @spec §7 */
export function parseArticleSuggestions(answer: unknown): ArticleSuggestion[] {
  return toItems(answer)
    .flatMap(({ title, slug, pubDate, mainSuperTag, ctUrl }) => {
      const section = toFields(mainSuperTag)['slug'];
      if (typeof title !== 'string' || typeof slug !== 'string' || typeof pubDate !== 'number' || typeof section !== 'string' || ctUrl != null) return [];
      return [{ title, href: articlePath({ slug, pubDate, mainSuperTag: { slug: section } }) }];
    })
    .slice(0, TYPEAHEAD_ITEMS);
}

function toItems(answer: unknown): Readonly<Record<string, unknown>>[] {
  const { items } = toFields(answer);
  return Array.isArray(items) ? items.map(toFields) : [];
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
