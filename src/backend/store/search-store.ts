import { HIGHLIGHT_ITEMS, LIST_PAGE_ITEMS } from '../../shared/config/constants.ts';
import type { SearchArticles, SearchFilters, SearchHighlights, SearchResult } from '../../shared/contract/schemas/search.ts';
import { loadSummaries } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import { resolveSearchGroup } from './search-groups.ts';
import { resolveSearchLists } from './search-lists.ts';
import type { SearchLists } from './search-lists.ts';
import { listSearchIds } from './search-ids.ts';
import type { FoundIds } from './search-ids.ts';
import { parseTerms, parseUnfinishedTerms } from './search/search-terms.ts';

/** What a search is narrowed to; `not_tags` leaves articles with these topics out. @spec §3 Search filters object */
export type SearchQuery = {
  readonly site: string;
  readonly filters: SearchFilters & { readonly not_tags: readonly string[] };
  /** A reader's words, and the time that the freshness of what they find counts from, in unix seconds. */
  readonly words?: { readonly term: string; readonly now: number } | undefined;
  /** Unix seconds; `until` is excluded. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

const NO_HEADER: Pick<SearchResult, 'title' | 'rss' | 'author' | 'sponsor'> = { title: null, rss: null, author: null, sponsor: null };
const NOTHING: SearchResult = { items: [], totalItems: 0, ...NO_HEADER };
const NO_LISTS: SearchLists = { superTags: [], tags: [], authors: [], include: [], exclude: [], titles: [] };

/**
 * Searches by filters, newest first, or by words, best first. Title, feed, author and sponsored line are those of the one
 * section, topic or author that the search is narrowed to. A slug that nobody has gives nothing, and so does a term
 * without a word. @spec §7 GET /api/search
 */
export async function searchArticles(database: Database, query: SearchQuery & { readonly offset: number; readonly limit: number }): Promise<SearchResult> {
  const lists = await resolveSearchLists(database, query.filters);
  if (lists === null) return NOTHING;
  const { ids, total, isCapped } = await listHits(database, lists, query);
  const header = query.words === undefined ? toHeader(lists) : NO_HEADER;
  return { items: await loadSummaries(database, ids), totalItems: total, ...(isCapped && { totalIsCapped: true }), ...header };
}

/** Articles are ranked among so many while a reader types. */
const TYPING_CANDIDATES = 200;

/** Articles that a reader may mean who is still typing, the best first. @spec §7 GET /api/search/articles */
export async function searchWhileTyping(database: Database, { site, term, limit, now }: { site: string; term: string; limit: number; now: number }): Promise<SearchArticles> {
  const terms = parseUnfinishedTerms(term);
  if (terms === null) return { items: [] };
  const { ids } = await listSearchIds(database, { site, lists: NO_LISTS, terms, since: null, until: null, now, candidates: TYPING_CANDIDATES, offset: 0, limit });
  return { items: await loadSummaries(database, ids) };
}

async function listHits(database: Database, lists: SearchLists, query: SearchQuery & { offset: number; limit: number }): Promise<FoundIds> {
  const { site, words, since = null, until = null, offset, limit } = query;
  const terms = words === undefined ? null : parseTerms(words.term);
  if (words !== undefined && terms === null) return { ids: [], total: 0, isCapped: false };
  return listSearchIds(database, { site, lists, terms, since, until, now: words?.now ?? 0, offset, limit });
}

/** The articles of a named group, as the After page asks for them; null for a name that does not exist. @spec §3 Article search groups */
export async function searchGroup(database: Database, site: string, name: string): Promise<SearchResult | null> {
  const ids = await resolveSearchGroup(database, site, name);
  return ids === null ? null : { ...NOTHING, items: await loadSummaries(database, ids), totalItems: ids.length };
}

/** Highlights are drawn from this many of the newest articles. */
const HIGHLIGHT_CANDIDATES = 60;

/** Four for the block and as many as a page of the list may show already, since those are left out. @spec §2.7 */
const HIGHLIGHT_OFFER = HIGHLIGHT_ITEMS + LIST_PAGE_ITEMS;

/** The articles that a section, topic or author puts forward, the best first; with words the best hits. @spec §7 GET /api/search/highlights */
export async function loadHighlights(database: Database, query: SearchQuery): Promise<SearchHighlights> {
  const lists = await resolveSearchLists(database, query.filters);
  if (lists === null) return { items: [] };
  const { ids } = await listHits(database, lists, { ...query, offset: 0, limit: HIGHLIGHT_CANDIDATES });
  const candidates = (await loadSummaries(database, ids)).filter(({ pr }) => !pr);
  if (query.words !== undefined) return { items: candidates.slice(0, HIGHLIGHT_OFFER) };
  const toWeight = (article: (typeof candidates)[number]) =>
    (article.flags.some(({ slug }) => slug === 'legfontosabb') ? 100 : 0) + (article.important ? 50 : 0) + (article.rank ?? 0) + Math.log10(1 + (article.facebookEngagement ?? 0));
  return { items: candidates.toSorted((one, other) => toWeight(other) - toWeight(one)).slice(0, HIGHLIGHT_OFFER) };
}

function toHeader({ superTags, tags, authors, titles }: SearchLists): Pick<SearchResult, 'title' | 'rss' | 'author' | 'sponsor'> {
  const [superTag] = superTags;
  const [tag] = tags;
  const [author] = authors;
  if (superTags.length + tags.length + authors.length !== 1 || titles.length > 0) return NO_HEADER;
  if (superTag !== undefined) return { ...NO_HEADER, title: superTag.name, rss: `/rss/rovat/${superTag.slug}`, sponsor: superTag.sponsor };
  if (tag !== undefined) return { ...NO_HEADER, title: tag.name, rss: `/rss/cimke/${tag.slug}` };
  if (author === undefined) return NO_HEADER;
  return { ...NO_HEADER, title: author.name, rss: `/rss/szerzo/${author.slug}`, author: { slug: author.slug, name: author.name, title: author.title, avatarSrc: author.avatar_src } };
}
