import type { Site } from '../../lib/site.ts';
import { loadHoldBlog } from '../hold-blog/load-hold-blog.ts';
import { loadHikingNews } from './load-hiking-news.ts';
import { loadLatestNews } from './load-latest-news.ts';
import type { SidebarPlace, SidebarSlow } from './sidebar-data.ts';

type SidebarLoaders = { readonly [Name in keyof SidebarSlow]: (place: SidebarPlace, context: { readonly site: Site }) => Promise<SidebarSlow[Name] | null> };

/**
 * The slow blocks of a page with a sidebar, each by the name of its block: `slow: sidebarLoaders` in the page, and
 * `<Sidebar blocks={data.sidebar} {...slow} />` in its view. What a composition does not name is not loaded.
 */
export const sidebarLoaders = {
  latestNews: async ({ sidebar }, { site }) => (sidebar.includes('latestNews') ? loadLatestNews(site) : null),
  hikingNews: async ({ sidebar }, { site }) => (sidebar.includes('hikingNews') ? loadHikingNews(site) : null),
  holdBlog: async ({ sidebar, path }, { site }) => (sidebar.includes('holdBlog') ? loadHoldBlog(site, { seed: path }) : null),
} as const satisfies SidebarLoaders;
