/*
 * Every number of the specification, named, with its unit in the name. Nothing here is a setting: what a newsroom may
 * change stands in `editions/`. Each constant is an export of its own, so that a browser chunk carries only what it uses.
 */

// Page sizes

/** Items on a page of a list. @spec §9 */
export const LIST_PAGE_ITEMS = 10;
/** Items on a page of the After list. @spec §2.3 §9 */
export const AFTER_LIST_PAGE_ITEMS = 5;
/** Items on a page of search results. @spec §9 */
export const SEARCH_PAGE_ITEMS = 10;
/** Suggested articles while a reader types. @spec §7 §9 */
export const TYPEAHEAD_ITEMS = 5;
/** Articles of the newest block on the front page. @spec §9 */
export const LATEST_BLOCK_ITEMS = 6;
/** Posts on a page of a live blog. @spec §7 §9 */
export const SUB_ARTICLES_PAGE_ITEMS = 30;
/** Child articles shown at most under a list item. @spec §9 */
export const CHILD_ARTICLES_MAX_ITEMS = 4;
/** Newest articles in the sidebar. @spec §2.7 §9 */
export const SIDEBAR_NEWEST_ITEMS = 4;
/** Articles in the tag recommendation box. @spec §2.7 §9 */
export const TAG_BOX_ITEMS = 4;
/** Articles in the highlight block. @spec §2.7 §9 */
export const HIGHLIGHT_ITEMS = 4;
/** Articles drawn from the hold-blog group. @spec §7 */
export const HOLD_BLOG_RECOMMENDER_ITEMS = 4;
/** Smallest `perPage` that is honoured. @spec §2.3 */
export const PER_PAGE_MIN_ITEMS = 1;
/** Largest `perPage` that is honoured. @spec §2.3 */
export const PER_PAGE_MAX_ITEMS = 50;
/** Largest page number that is passed on; any list has ended long before. @spec §5 */
export const LAST_PAGE_NUMBER = 100_000;

// Pager

/** How far from the current page the pager shows numbers. @spec §2.3 */
export const PAGER_DISTANCE_PAGES = 2;
/** The same on the first and on the last page. @spec §2.3 */
export const PAGER_EDGE_DISTANCE_PAGES = 3;

// Highlighted item and inserts of a list

/** Lists longer than this have a highlighted item. @spec §9 */
export const HIGHLIGHTED_ITEM_OVER_ITEMS = 5;
/** Index from which the highlighted item is counted. @spec §9 */
export const HIGHLIGHTED_ITEM_FIRST_INDEX = 3;
/** The highlighted item moves through at most this many places from page to page. @spec §9 */
export const HIGHLIGHTED_ITEM_MAX_PLACES = 4;
/** On page 1 of the newest list a sponsored article follows this many items. @spec §9 */
export const SPONSORED_ARTICLE_AFTER_ITEMS = 4;
/** The mobile ad of a list follows this many items. @spec §9 */
export const MOBILE_AD_AFTER_ITEMS = 3;

// Front page

/** The front-page block at this position is the breaking block. @spec §3 §9 */
export const BREAKING_BLOCK_POSITION = 1000;
/** Auto-block variants run from 1 to this. @spec §4 §9 */
export const AUTO_BLOCK_VARIANTS = 4;

// Recommender

/** Recommender versions run from 1 to this. @spec §9 */
export const RECOMMENDER_VERSIONS = 20;
/** Articles taken at most from each list of the recommender. @spec §9 */
export const RECOMMENDER_LIST_MAX_ITEMS = { special: 4, breaking: 6, important: 4, newest: 4, favorite: 6, pr: 3 } as const;
/** Sponsored articles taken at most when there is an After list too. @spec §9 */
export const RECOMMENDER_PR_BESIDE_AFTER_MAX_ITEMS = 2;

// After page

/** Newest articles of the After page. @spec §9 */
export const AFTER_NEWS_ITEMS = 3;
/** Cards of the After carousel. @spec §2.5 §9 */
export const AFTER_CARD_ITEMS = 8;
/** Further articles of the After page. @spec §2.5 §9 */
export const AFTER_ARTICLE_ITEMS = 5;
/** Podcast episodes of the After page. @spec §2.5 §9 */
export const AFTER_PODCAST_ITEMS = 5;
/** Recommended articles beside the leader of the After page. @spec §2.5 */
export const AFTER_RECOMMENDED_ITEMS = 3;
/** The group of uniques that holds the After page's blocks. @spec §3 */
export const AFTER_UNIQUE_GROUP_ID = 27;
/** The group of uniques that feeds the hold-blog recommender. @spec §3 */
export const HOLD_BLOG_UNIQUE_GROUP_ID = 13;

// Truncation

/** Title in a list. @spec §2.3 §9 */
export const LIST_TITLE_MAX_CHARS = 100;
/** Recommender lead in a list. @spec §2.3 §9 */
export const LIST_LEAD_MAX_CHARS = 200;
/** Lead in a list where the recommender is missing. @spec §9 */
export const LIST_ALTERNATIVE_LEAD_MAX_CHARS = 90;
/** Title in the highlight block. @spec §9 */
export const HIGHLIGHT_TITLE_MAX_CHARS = 100;
/** Lead in the highlight block. @spec §9 */
export const HIGHLIGHT_LEAD_MAX_CHARS = 200;
/** Title in the podcast block. @spec §9 */
export const PODCAST_TITLE_MAX_CHARS = 60;
/** Titles in the blocks of the After page, by the size of the block. @spec §9 */
export const AFTER_BLOCK_TITLE_MAX_CHARS = { large: 90, medium: 80, small: 70 } as const;

// Timers

/** The common-data poll. @spec §4 §9 */
export const COMMON_DATA_POLL_MS = 15_000;
/** A live article asks for its version. @spec §4 §9 */
export const LIVE_ARTICLE_POLL_MS = 15_000;
/** The live badge is recalculated. @spec §4 §9 */
export const LIVE_BADGE_REFRESH_MS = 30_000;
/** Relative dates are refreshed. @spec §4 §9 */
export const RELATIVE_DATE_REFRESH_MS = 15_000;
/** An unfinished football match is asked for again. @spec §4 §9 */
export const FOOTBALL_POLL_MS = 15_000;
/** A live race is asked for again. @spec §4 §9 */
export const FORMULA1_POLL_MS = 15_000;
/** A quiz is asked for again, where the setup allows it. @spec §4 §9 */
export const QUIZ_POLL_MS = 15_000;
/** A tab hidden for longer than this restarts its timers when it is seen again. @spec §4 §9 */
export const HIDDEN_TAB_RESTART_AFTER_MS = 30_000;
/** The minutes box is asked for again, unless its settings say otherwise. @spec §9 */
export const MINUTES_BOX_REFRESH_SECONDS = 60;
/** After a reload for a new build, no second one within this time. @spec §4 §9 */
export const RELOAD_GUARD_MS = 10_000;
/** The live part of the Formula 1 page starts this long after hydration. @spec §9 */
export const FORMULA1_START_DELAY_MS = 200;
/** An open page asks whether there is a newer build. @spec §4 New build §7 */
export const BUILD_MANIFEST_POLL_MS = 60_000;
/** Links fetched ahead at the same time. @spec §9 */
export const LINK_PREFETCH_MAX_CONCURRENT = 4;

// Dates

/** Younger dates read as minutes. @spec §4 */
export const RELATIVE_DATE_MAX_MINUTES = 60;
/** So many minutes after an update the live badge still names it. @spec §4 */
export const LIVE_BADGE_UPDATE_MAX_MINUTES = 10;
/** The one zone of the date in article addresses, for both editions. @spec §2.1 §9 */
export const ARTICLE_PATH_TIME_ZONE = 'Europe/Budapest';

// Search box and tag input

/** Longest search term; what is typed beyond it does not count. */
export const SEARCH_TERM_MAX_CHARS = 128;
/** Most words of a search term; those after them do not count. */
export const SEARCH_TERM_MAX_WORDS = 8;
/** Most filters of a search, of all kinds together. */
export const SEARCH_FILTERS_MAX = 8;

/** Typed characters from which there are suggestions. @spec §2.6 */
export const AUTOCOMPLETE_MIN_CHARS = 1;
/** A tag marked for deletion is unmarked after this time. @spec §2.6 */
export const TAG_MARK_CLEARS_AFTER_MS = 1000;

// Ads

/** From this width on a screen belongs to the ad platform "desktop". @spec §9 */
export const AD_DESKTOP_MIN_WIDTH_PX = 768;
/** Sizes of ad slots, width and height. @spec §9 */
export const AD_SLOT_SIZES_PX = [
  [970, 250], [970, 110], [970, 90], [300, 250], [300, 600], [320, 280],
  [320, 480], [336, 280], [640, 360], [640, 480], [690, 585],
] as const;
/** Smallest margin around the viewport in which a slot loads. @spec §9 */
export const AD_OBSERVER_MARGIN_MIN_PX = 0;
/** Largest margin around the viewport in which a slot loads. @spec §9 */
export const AD_OBSERVER_MARGIN_MAX_PX = 300;
/** A slot marked for delay loads this much later. @spec §4 §9 */
export const AD_DELAY_MS = 2000;

// Pictures

/** Widths of the image variants, by the breakpoint they are made for. @spec §9 */
export const IMAGE_WIDTHS_PX = { xs: 375, s: 500, m: 768, l: 1200 } as const;
/** Pixel densities of the image variants. @spec §9 */
export const IMAGE_DENSITIES = [1, 1.25, 2, 3, 4] as const;

// The minutes box

/** Base of the minutes box, unless its settings say otherwise. @spec §9 */
export const MINUTES_BOX_BASE_HOURS = 300_000;
/** A recurring supporter counts this many times in the minutes box. @spec §9 */
export const MINUTES_BOX_RECURRING_WEIGHT = 10;
/** First day that the minutes box counts. @spec §9 */
export const MINUTES_BOX_START_DATE = '2025-03-28';

// Cookies

/** The newsletter promo closed on the front page stays hidden. @spec §9 */
export const PROMO_FRONT_PAGE_HIDDEN_DAYS = 1;
/** The newsletter promo closed on an article page stays hidden. @spec §9 */
export const PROMO_ARTICLE_HIDDEN_DAYS = 2;
/** The newsletter promo dismissed for good stays hidden. @spec §9 */
export const PROMO_PERMANENTLY_HIDDEN_YEARS = 2;
/** The visitor's quiz id is kept. @spec §9 */
export const QUIZ_ID_COOKIE_DAYS = 365;

// Scroll direction

/** Scroll positions are looked at no more often than this. @spec §9 */
export const SCROLL_THROTTLE_MS = 150;
/** Nearer to the top than this a page counts as not scrolled. @spec §9 */
export const SCROLL_THRESHOLD_PX = 30;
/** A turn counts after this distance against the direction so far. @spec §9 */
export const SCROLL_HYSTERESIS_PX = 50;

// Embeds

/** Height of an embedded album, artist, playlist or track. @spec §5 */
export const MUSIC_EMBED_HEIGHT_PX = 155;
/** Height of an embedded episode. @spec §5 */
export const MUSIC_EMBED_EPISODE_HEIGHT_PX = 233;
/** Height of any music embed in compact mode. @spec §5 */
export const MUSIC_EMBED_COMPACT_HEIGHT_PX = 80;
/** Height of the music embed of the After page. @spec §5 */
export const MUSIC_EMBED_AFTER_HEIGHT_PX = 400;

// Football

/** Players of a line-up shown as starters. @spec §2.8 */
export const LINEUP_STARTERS = 11;
/** The id of the world cup in the live-score data. @spec §9 */
export const WORLD_CUP_LEAGUE_ID = 1;
/** The id of the European championship in the live-score data. @spec §9 */
export const EURO_LEAGUE_ID = 4;
/** Season of the EB 2024 supplement. @spec §9 */
export const EURO_2024_SEASON_YEAR = 2024;
/** Day of the first fixture of the EB 2024 supplement. @spec §9 */
export const EURO_2024_START_DATE = '2024-06-14';
/** League id → the index of a tournament's first fixture of each phase. @spec §2.8 §9 */
export const FOOTBALL_PHASE_FIRST_INDEX = {
  [WORLD_CUP_LEAGUE_ID]: { matchday1: 0, matchday2: 16, matchday3: 32, roundOf16: 48, quarterfinal: 56, semifinal: 60, bronze: 62, final: 63 },
  [EURO_LEAGUE_ID]: { matchday1: 0, matchday2: 12, matchday3: 24, roundOf16: 36, quarterfinal: 44, semifinal: 48, final: 50 },
} as const;

// Numbers and redirects

/** Separator of thousands: a space that does not break. @spec §9 */
export const THOUSANDS_SEPARATOR = '\u00a0';
/** Rules followed at most for one redirect; `validateRedirects` refuses tables that need more. @spec §2.2 */
export const REDIRECT_MAX_HOPS = 10;
