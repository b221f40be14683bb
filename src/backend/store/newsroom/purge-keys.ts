import { toArchiveMonth } from '../../../shared/lib/archive-month.ts';
import type { ArticleState } from './article-state.ts';
import type { TouchedParent } from './touch-parents.ts';

/** What a write of an article touched. */
export type ArticleChange = {
  readonly id: number;
  /** States before and after; null before the first. */
  readonly before: ArticleState | null;
  readonly after: ArticleState;
  /** Whether it stood on public lists before, and whether it stands on them now. */
  readonly wasListed: boolean;
  readonly isListed: boolean;
  readonly parents: readonly Pick<TouchedParent, 'id' | 'slug' | 'pr'>[];
  readonly hasEpisode: boolean;
};

/** The key of a section's own data, which every article of it carries; `super-tag:{slug}` is the key of its lists. */
export function toSuperTagDataKey(slug: string): string {
  return `super-tag-data:${slug}`;
}

/** The key of what shows the newest articles, whatever they are about. */
export const NEWEST_KEY = 'newest';
/** The key of what is found by words of titles. */
export const TITLES_KEY = 'titles';
/** The key of the sponsored articles that every page knows. */
export const PR_KEY = 'pr';
/** The key of what tells which months have articles. */
export const ARCHIVE_KEY = 'archive';

/** The key of a month's articles, as `2026-11`. */
export function toArchiveMonthKey(month: string): string {
  return `archive:${month}`;
}

/**
 * The surrogate keys whose entries a write of an article makes stale: its own, which every list that shows it carries,
 * its parents', and those of the lists that it joins, leaves or moves on. A changed title moves it on no list.
 */
export function toPurgeKeys(change: ArticleChange): string[] {
  const { id, before, after, parents, hasEpisode } = change;
  const keys = [
    ...(before === null ? [] : [`article:${before.slug}`]),
    `article:${after.slug}`,
    `article-id:${id}`,
    ...parents.flatMap((parent) => [`article:${parent.slug}`, `article-id:${parent.id}`, ...(parent.pr ? [PR_KEY] : [])]),
    ...toMovedKeys(change),
    ...(hasEpisode ? ['episodes'] : []),
  ];
  return [...new Set(keys)];
}

function toMovedKeys({ before: previous, after: next, wasListed, isListed }: ArticleChange): string[] {
  const before = wasListed ? previous : null;
  const after = isListed ? next : null;
  const [left, joined] = [before, after].map((state) => (state === null ? [] : toListKeys(state)));
  const pr = [before, after].some((state) => state?.flags.includes('pr')) ? [PR_KEY] : [];
  const titles = toTitle(before) === toTitle(after) ? [] : [TITLES_KEY];
  const moved = toPlace(before) === toPlace(after) ? differenceOf(left ?? [], joined ?? []) : [...(left ?? []), ...(joined ?? [])];
  return [...moved, ...titles, ...pr, ...toArchiveKeys(before, after)];
}

/**
 * The archive's keys, where an article joins, leaves or moves in it. An edit moves nothing: when an article was last
 * changed the archive learns with its lifetime.
 */
function toArchiveKeys(before: ArticleState | null, after: ArticleState | null): string[] {
  if (before?.slug === after?.slug && toPlace(before) === toPlace(after)) return [];
  const shown = [before, after].flatMap((state) => (state === null || isPost(state) ? [] : [state]));
  return shown.length === 0 ? [] : [ARCHIVE_KEY, ...shown.map(({ pubDate }) => toArchiveMonthKey(toArchiveMonth(pubDate)))];
}

/** The keys of the lists that an article stands on. A post stands on none but its live blog's, which has the blog's own key. */
function toListKeys(state: ArticleState): string[] {
  if (isPost(state)) return [];
  const marks = (['favorite', 'important', 'announcement', 'evergreen', 'periodic'] as const).filter((mark) => state[mark]);
  return [
    NEWEST_KEY,
    ...[state.mainSuperTag, ...state.superTags].map((slug) => `super-tag:${slug}`),
    ...state.tags.map((slug) => `tag:${slug}`),
    ...state.authors.map((slug) => `author:${slug}`),
    ...[...state.flags, ...marks].map((flag) => `flag:${flag}`),
    ...(state.type === 'article' ? [] : [`type:${state.type}`]),
  ];
}

/** What says where on its lists an article stands: its date, its sites, its parent, its main section, and what puts it forward. */
function toPlace(state: ArticleState | null): string {
  if (state === null) return '';
  const { pubDate, originatingSite, mirroringSites, parentId, type, mainSuperTag, important, rank, flags } = state;
  return JSON.stringify([pubDate, [originatingSite, ...mirroringSites].toSorted(), parentId, type, mainSuperTag, important, rank, flags.includes('legfontosabb'), flags.includes('pr')]);
}

function toTitle(state: ArticleState | null): string {
  return state === null || isPost(state) ? '' : JSON.stringify([state.title, state.subtitle]);
}

function differenceOf(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((key) => !other.includes(key)), ...other.filter((key) => !one.includes(key))];
}

function isPost({ type }: ArticleState): boolean {
  return type === 'liveblogpost';
}
