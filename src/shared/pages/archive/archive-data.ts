import type { ArchiveDays, ArchiveMonths } from '../../contract/schemas/archive.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { SearchFilter } from '../../contract/schemas/search.ts';
import type { SearchTag } from '../../features/search/search-tags.ts';

/** A page of what the archive holds. */
export type ArchiveResults = {
  readonly articles: readonly ArticleSummary[];
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
  /** There is more than is counted and shown. */
  readonly totalIsCapped: boolean;
};

/** The months that have an article, newest first; none where the backend cannot tell. */
export type Months = ArchiveMonths['items'];

/** Everything, newest first. */
export type WholeArchive = { readonly kind: 'all'; readonly results: ArchiveResults; readonly months: Months };
/** What a reader searches for; `months` only where nothing was found. */
export type ArchiveSearch = {
  readonly kind: 'search';
  readonly term: string | null;
  readonly filters: SearchFilter;
  readonly names: readonly SearchTag[];
  readonly results: ArchiveResults;
  readonly months: Months;
};
/** A month's days, newest first, and the months next to it. */
export type ArchiveMonthPage = {
  readonly kind: 'month';
  readonly month: string;
  readonly days: ArchiveDays['items'];
  readonly earlier: string | null;
  readonly later: string | null;
};
/** What came out on a day. */
export type ArchiveDay = { readonly kind: 'day'; readonly day: string; readonly results: ArchiveResults };

/** What a page of the archive shows. */
export type ArchivePageData = WholeArchive | ArchiveSearch | ArchiveMonthPage | ArchiveDay;

/** The archive's slow blocks. */
export type ArchivePageSlow = { latestNews: readonly ArticleSummary[] };
