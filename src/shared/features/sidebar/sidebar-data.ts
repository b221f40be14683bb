import type { ArticleSummary } from '../../contract/schemas/article.ts';

/** What the sidebar's blocks need besides the site's own data. */
export type SidebarData = {
  /** The newest articles: there, on their way while a page streams, or null where they could not be had. */
  readonly latestNews: readonly ArticleSummary[] | null | Promise<readonly ArticleSummary[] | null>;
};
