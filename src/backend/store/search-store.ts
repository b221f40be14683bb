import { HIGHLIGHT_ITEMS, LIST_PAGE_ITEMS } from '../../shared/config/constants.ts';
import type { SearchFilters, SearchHighlights, SearchResult } from '../../shared/contract/schemas/search.ts';
import { loadSummaries } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import { resolveSearchGroup } from './search-groups.ts';
import { resolveSearchLists } from './search-lists.ts';
import type { SearchLists } from './search-lists.ts';
import { listSearchIds } from './search-ids.ts';

/** What a search is narrowed to; `not_tags` leaves articles with these topics out. @spec §3 Search filters object */
export type SearchQuery = { readonly site: string; readonly filters: SearchFilters & { readonly not_tags: readonly string[] } };

const NOTHING: SearchResult = { items: [], totalItems: 0, title: null, rss: null, author: null, sponsor: null };

/**
 * Searches by filters, newest first. Title, feed, author and sponsored line are those of the one section, topic or
 * author that the search is narrowed to. A slug that nobody has gives nothing. @spec §7 GET /api/search
 */
export async function searchArticles(database: Database, query: SearchQuery & { readonly offset: number; readonly limit: number }): Promise<SearchResult> {
  const lists = await resolveSearchLists(database, query.filters);
  if (lists === null) return NOTHING;
  const { ids, total } = await listSearchIds(database, { site: query.site, lists, offset: query.offset, limit: query.limit });
  return { items: await loadSummaries(database, ids), totalItems: total, ...toHeader(lists) };
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

/** The articles that a section, topic or author puts forward, the best first. @spec §7 GET /api/search/highlights */
export async function loadHighlights(database: Database, { site, filters }: SearchQuery): Promise<SearchHighlights> {
  const lists = await resolveSearchLists(database, filters);
  if (lists === null) return { items: [] };
  const { ids } = await listSearchIds(database, { site, lists, offset: 0, limit: HIGHLIGHT_CANDIDATES });
  const candidates = (await loadSummaries(database, ids)).filter(({ pr }) => !pr);
  const toWeight = (article: (typeof candidates)[number]) =>
    (article.flags.some(({ slug }) => slug === 'legfontosabb') ? 100 : 0) + (article.important ? 50 : 0) + (article.rank ?? 0) + Math.log10(1 + (article.facebookEngagement ?? 0));
  return { items: candidates.toSorted((one, other) => toWeight(other) - toWeight(one)).slice(0, HIGHLIGHT_OFFER) };
}

function toHeader({ superTags, tags, authors, titleWords }: SearchLists): Pick<SearchResult, 'title' | 'rss' | 'author' | 'sponsor'> {
  const [superTag] = superTags;
  const [tag] = tags;
  const [author] = authors;
  const nothing = { title: null, rss: null, author: null, sponsor: null };
  if (superTags.length + tags.length + authors.length !== 1 || titleWords.length > 0) return nothing;
  if (superTag !== undefined) return { ...nothing, title: superTag.name, rss: `/rss/rovat/${superTag.slug}`, sponsor: superTag.sponsor };
  if (tag !== undefined) return { ...nothing, title: tag.name, rss: `/rss/cimke/${tag.slug}` };
  if (author === undefined) return nothing;
  return { ...nothing, title: author.name, rss: `/rss/szerzo/${author.slug}`, author: { slug: author.slug, name: author.name, title: author.title, avatarSrc: author.avatar_src } };
}
