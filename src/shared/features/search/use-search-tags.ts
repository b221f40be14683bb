import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { searchTexts } from '../../config/texts-search.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import { archivePath } from '../../lib/archive-path.ts';
import { parseTerm } from '../../lib/page-query.ts';
import { fromSearchFilters } from '../../lib/search-filters.ts';
import { followAddress } from '../../ui/follow-address.ts';
import { toFilter, toSearchTags, withTag, withoutTag, type SearchTag } from './search-tags.ts';
import { writeField } from './write-field.ts';

type SearchTagsOptions = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly term: string | null;
  /** What the search is narrowed to, protected tags included. */
  readonly filters: SearchFilter;
  readonly names: readonly SearchTag[];
  /** The list under the box is the search's own. */
  readonly reloads: boolean;
};

/** The tags of a search box, and what a reader does with them. */
export type SearchTags = {
  readonly tags: readonly SearchTag[];
  /** What has happened to the tags, for listeners. */
  readonly notice: string;
  readonly add: (tag: SearchTag) => void;
  readonly remove: (tag: SearchTag) => void;
  readonly replace: (tags: readonly SearchTag[]) => void;
  /** Goes to the results. */
  readonly search: () => void;
};

/**
 * Keeps a box's tags. The address has them, so that a list that belongs to the search reloads with each change; elsewhere
 * they wait for the search. @spec §2.6 The search list reloads when the tag list changes
 */
export function useSearchTags({ input, term, filters, names, reloads }: SearchTagsOptions): SearchTags {
  const given = `${fromSearchFilters(filters)} ${term ?? ''}`;
  const [state, setState] = useState(() => ({ given, tags: toTags(filters, names), notice: '' }));
  // Another address is shown. Names that the box has learned are kept: an empty list brings none.
  if (state.given !== given) setState({ given, tags: toTags(filters, [...names, ...state.tags]), notice: '' });
  const keepFocus = useKeptFocus(given);
  useShownTerm(input, term);

  const go = (tags: readonly SearchTag[]): void => followAddress(archivePath({ term: parseTerm(input.current?.value), filters: toFilter(tags) }));
  const change = (tags: readonly SearchTag[], notice: string): void => {
    setState({ given, tags, notice });
    if (!reloads) return;
    keepFocus();
    go(tags);
  };

  return {
    tags: state.tags,
    notice: state.notice,
    add: (tag) => change(withTag(state.tags, tag), searchTexts.box.tagAdded(tag.label)),
    remove: (tag) => change(withoutTag(state.tags, tag), searchTexts.box.tagRemoved(tag.label)),
    replace: (tags) => change(tags, ''),
    search: () => go(state.tags),
  };
}

function toTags(filters: SearchFilter, names: readonly SearchTag[]): readonly SearchTag[] {
  return toSearchTags(filters, names);
}

/**
 * Navigation gives the focus to the page. A reader who is putting a search together in a field stays there; a tag's
 * button is gone with its tag.
 */
function useKeptFocus(given: string): () => void {
  const field = useRef<HTMLInputElement | null>(null);
  const shown = useRef(given);
  useLayoutEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    const kept = field.current;
    field.current = null;
    // After the navigation is done with the page.
    if (kept !== null) queueMicrotask(() => kept.focus({ preventScroll: true }));
  }, [given]);
  return () => {
    field.current = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
  };
}

/** The field is the reader's own; only another search's address writes into it. */
function useShownTerm(input: RefObject<HTMLInputElement | null>, term: string | null): void {
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    writeField(input.current, term ?? '');
  }, [input, term]);
}
