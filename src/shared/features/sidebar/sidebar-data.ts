import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Teaser } from '../../lib/teaser.ts';

/** What blocks of the sidebar load for themselves, by the name of the block. */
export type SidebarSlow = {
  /** The newest articles. */
  readonly latestNews: readonly ArticleSummary[];
  /** News of the trails. */
  readonly hikingNews: readonly ArticleSummary[];
  /** A draw of the hold-blog's articles. */
  readonly holdBlog: readonly Teaser[];
};

/** The same as blocks get it: there, on its way while a page streams, or null where it could not be had or was not asked for. */
export type SidebarData = { readonly [Name in keyof SidebarSlow]?: SidebarSlow[Name] | null | Promise<SidebarSlow[Name] | null> };

/** What the loaders need to know of a page. */
export type SidebarPlace = {
  /** The blocks that the page's composition names. */
  readonly sidebar: readonly string[];
  /** Seed of the page's draws. */
  readonly path: string;
};
