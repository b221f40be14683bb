import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import type { LiveScores } from '../../features/football/load-live-scores.ts';
import type { SidebarSlow } from '../../features/sidebar/sidebar-data.ts';
import type { TabBars } from '../../features/tabs/tab-bars.ts';
import type { TabLink } from '../../ui/tabs.tsx';

/** What the open tab of a supplement shows. */
export type SupplementContent =
  | { readonly kind: 'articles'; readonly articles: readonly ArticleSummary[]; readonly totalPages: number; readonly totalItems: number }
  | { readonly kind: 'widget'; readonly widget: string; readonly detail: string | null }
  | { readonly kind: 'document'; readonly tree: ContentTree; readonly updatedAt: number };

/** What a supplement's page shows. */
export type SupplementPageData = TabBars & {
  /** Its own name, by which its topic and its emblem go too. */
  readonly slug: string;
  /** The supplement's title. */
  readonly title: string;
  /** The title with the name of the open tab. */
  readonly pageTitle: string;
  readonly description: string;
  /** The path of the supplement's own page. */
  readonly root: string;
  /** The path of the open tab, without the part of a widget that the address may choose. */
  readonly path: string;
  readonly page: number;
  readonly perPage: number;
  readonly content: SupplementContent;
  readonly rss: string | null;
  readonly sidebar: readonly string[];
  /** Scores stand beside the articles. */
  readonly liveScores: boolean;
};

/** The supplement page's slow blocks. */
export type SupplementSlow = SidebarSlow & { readonly others: readonly TabLink[]; readonly liveScores: LiveScores };
