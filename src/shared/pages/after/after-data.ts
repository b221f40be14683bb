import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { SearchResult } from '../../contract/schemas/search.ts';
import type { AfterEpisode, AfterLanding } from '../../features/after/after-data.ts';
import type { SidebarSlow } from '../../features/sidebar/sidebar-data.ts';

/** What the After page shows. */
export type AfterPageData = {
  readonly path: string;
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
  readonly articles: readonly ArticleSummary[];
  readonly sponsor: SearchResult['sponsor'];
  /** On the first page only. */
  readonly landing: AfterLanding | null;
  readonly sidebar: readonly string[];
};

/** The After page's slow blocks. */
export type AfterPageSlow = SidebarSlow & { readonly podcasts: readonly AfterEpisode[] };
