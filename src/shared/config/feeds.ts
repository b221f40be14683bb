/*
 * What feeds and sitemaps hold. These are conventions of their readers (RSS 2.0, JSON Feed 1.1, sitemaps.org, the news
 * extension of sitemaps), not of the specification.
 */

/** Articles in a feed. */
export const FEED_MAX_ITEMS = 30;
/** How long a feed's readers may wait before they ask again, in minutes. */
export const FEED_TTL_MINUTES = 15;

/** Articles on a page of a month's sitemap; the protocol allows 50,000 addresses a file. */
export const SITEMAP_PAGE_ARTICLES = 5000;
/** Articles in the news sitemap. */
export const NEWS_SITEMAP_MAX_ARTICLES = 1000;
/** Older articles are no news for a news sitemap. */
export const NEWS_SITEMAP_MAX_AGE_SECONDS = 2 * 24 * 3600;

/** Sections whose articles somebody paid for: they are in no feed and no sitemap. @spec §3 Super tag slugs */
export const PAID_SUPER_TAGS = ['pr-cikk', 'tamogatott-tartalom', 'tarsadalmi-celu-reklam'] as const;
