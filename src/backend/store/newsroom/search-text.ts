import type { ContentNode, ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import type { SearchText } from '../search/article-vector.ts';
import type { Taxa } from '../taxonomy-store.ts';
import type { ArticleState } from './article-state.ts';

/** PostgreSQL refuses vectors over a megabyte; no reader searches for what stands after this many characters. */
const TEXT_LIMIT = 200_000;

/** The texts that an article is found by, by weight. */
export function toSearchText(state: ArticleState, taxa: Taxa, tree: ContentTree): SearchText {
  return {
    title: [state.title, state.subtitle].filter((part) => part !== null).join(' '),
    topics: [...taxa.authors, ...taxa.superTags, ...taxa.tags].map(({ name }) => name).join(' '),
    lead: [state.lead, state.recommender].filter((part) => part !== null).join(' '),
    text: toPlainText(tree).slice(0, TEXT_LIMIT),
  };
}

/** A body's words without its elements. */
export function toPlainText(tree: ContentTree): string {
  const parts: string[] = [];
  const visit = (node: ContentNode): void => {
    if (typeof node === 'string') parts.push(node);
    else node[2].forEach(visit);
    // The end of an element ends a word, but a mark inside a word does not.
    if (typeof node !== 'string' && !INLINE.has(node[0])) parts.push(' ');
  };
  tree.forEach(visit);
  return parts.join('');
}

const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'a', 'code', 'abbr', 'cite', 'q']);
