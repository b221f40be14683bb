/** 1 kB as readers' data plans and the budgets count it. */
const kB = 1000;

/** What a page may cost a reader, in bytes compressed by brotli. Raising one is a decision: record it. */
export const budgets = {
  /** The boot script, which every page runs. */
  boot: 5 * kB,
  /** All script that loads without the reader doing anything. */
  withoutIntent: 10 * kB,
  /** All our script of a hydrated article page. */
  hydratedArticle: 100 * kB,
  /** What a page of sport, money or sound brings beyond the frame that all share. */
  servicePage: 15 * kB,
  /** The style sheet. */
  css: 15 * kB,
  /** All font files together, and how many. */
  fonts: 60 * kB,
  fontFiles: 2,
} as const;

/** Chunks that only some articles load, those with a quiz or a match, and the player, which the button of an episode brings: articles have none. */
export const loadedBySomeArticles: readonly string[] = ['src/shared/pages/article/article-quizzes.tsx', 'src/shared/features/football/live-score-box.tsx', 'src/client/player/start-player.ts', 'src/client/player/start-player.ts'];

/** Chunks that load without intent besides the boot script, by the source file that they stand for. */
export const loadedWithoutIntent: readonly string[] = [];

/** The folder whose chunks make an article page; chunks of other pages never load on it. */
export const pagesFolder = 'src/shared/pages/';
export const articleFolder = 'src/shared/pages/article/';

/** The folders of the pages that have the budget of `servicePage`. */
export const servicePages: readonly string[] = ['football', 'formula1', 'exchange', 'podcast'];
