import type { ArticleSummary, Author } from '../../contract/schemas/article.ts';
import type { SponsoredLine } from '../../contract/schemas/search.ts';
import type { ListKind } from '../../features/article-list/list-header.tsx';

/** What a list page shows. */
export type ListPageData = {
  readonly title: string;
  readonly kind: ListKind | null;
  readonly path: string;
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
  readonly articles: readonly ArticleSummary[];
  readonly highlights: readonly ArticleSummary[];
  /** The newest list has a sponsored article on its first page. */
  readonly takesSponsored: boolean;
  readonly author: Author | null;
  readonly sponsor: SponsoredLine | null;
  readonly sidebar: readonly string[];
};

/** The list page's slow blocks. */
export type ListPageSlow = { latestNews: readonly ArticleSummary[] };
