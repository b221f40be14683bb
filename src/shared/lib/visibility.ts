import type { Viewer } from './site.ts';

/** What decides whether an article is public. */
export type VisibilityFields = { active: boolean; mainSuperTag: { active: boolean } | null; pubDate: number };

/** Whether an article stands in an edition: in the one that it was written for, or as a copy. @spec §3 originatingSite, mirroringSites */
export function isArticleOfSite({ originatingSite, mirroringSites }: { originatingSite: string; mirroringSites: readonly string[] }, site: string): boolean {
  return originatingSite === site || mirroringSites.includes(site);
}

/** Why readers do not see an article. */
export type HiddenReason = 'inactive' | 'inactiveSection' | 'future';

/** Why readers do not see an article, or null where they do. `now` is in unix seconds. @spec §4 Article page */
export function decideHiddenReason(article: VisibilityFields, now: number): HiddenReason | null {
  if (!article.active) return 'inactive';
  if (article.mainSuperTag?.active === false) return 'inactiveSection';
  return article.pubDate > now ? 'future' : null;
}

/**
 * Whether a viewer may see an article. Editors see everything; all others see active articles of active sections from
 * their publication on. `now` is in unix seconds. @spec §4 Article page §6
 */
export function isArticleVisible(article: VisibilityFields, viewer: Viewer, now: number): boolean {
  return viewer === 'editor' || decideHiddenReason(article, now) === null;
}
