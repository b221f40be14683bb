import type { PageName } from '../config/routes.ts';
import { afterPage } from '../pages/after/after-page.ts';
import { archivePage } from '../pages/archive/archive-page.ts';
import { articlePage } from '../pages/article/article-page.ts';
import { documentPage } from '../pages/document/document-page.ts';
import { emptyPage } from '../pages/empty/empty-page.ts';
import { errorPage } from '../pages/error/error-page.ts';
import { frontPage } from '../pages/front/front-page.ts';
import { imprintPage } from '../pages/imprint/imprint-page.ts';
import { listPage } from '../pages/list/list-page.ts';
import { supplementPage } from '../pages/supplement/supplement-page.ts';
import { tipEntryPage } from '../pages/tip-game/tip-entry-page.ts';
import { tipGamePage } from '../pages/tip-game/tip-game-page.ts';
import { tipGamesPage } from '../pages/tip-game/tip-games-page.ts';
import type { AnyPage } from '../pages/page.ts';

/** The pages with their loaders; for the edge only. */
export const pageTable: Record<PageName, AnyPage> = {
  front: frontPage,
  list: listPage,
  supplement: supplementPage,
  after: afterPage,
  archive: archivePage,
  tipGames: tipGamesPage,
  tipGame: tipGamePage,
  tipEntry: tipEntryPage,
  article: articlePage,
  document: documentPage,
  imprint: imprintPage,
  empty: emptyPage,
  error: errorPage,
};
