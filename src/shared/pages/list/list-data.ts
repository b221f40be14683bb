import type { ArticleSummary, Author } from '../../contract/schemas/article.ts';
import type { SponsoredLine } from '../../contract/schemas/search.ts';
import type { ListKind } from '../../features/article-list/list-header.tsx';
import type { TabBars } from '../../features/tabs/tab-bars.ts';
import type { Breadcrumb } from '../../lib/structured-data/breadcrumb-list.ts';

/** What a list page shows. */
export type ListPageData = TabBars & {
  /** With the name of the open tab. */
  readonly title: string;
  readonly kind: ListKind | null;
  /** The section that an open tab belongs to. */
  readonly parent: Breadcrumb | null;
  /** The name of the list's emblem; not every name has one. */
  readonly logo: string | null;
  /** The address of the list's feed. */
  readonly rss: string | null;
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
