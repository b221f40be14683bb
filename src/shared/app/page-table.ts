import type { PageName } from '../config/routes.ts';
import { accountPage } from '../pages/account/account-page.ts';
import { afterPage } from '../pages/after/after-page.ts';
import { archivePage } from '../pages/archive/archive-page.ts';
import { articlePage } from '../pages/article/article-page.ts';
import { documentPage } from '../pages/document/document-page.ts';
import { emptyPage } from '../pages/empty/empty-page.ts';
import { errorPage } from '../pages/error/error-page.ts';
import { exchangePage } from '../pages/exchange/exchange-page.ts';
import { formula1Page } from '../pages/formula1/formula1-page.ts';
import { footballPage } from '../pages/football/football-page.ts';
import { frontPage } from '../pages/front/front-page.ts';
import { imprintPage } from '../pages/imprint/imprint-page.ts';
import { listPage } from '../pages/list/list-page.ts';
import { loginCodePage, loginPage } from '../pages/login/login-page.ts';
import { previewToolsPage } from '../pages/preview-tools/preview-tools-page.ts';
import { quizPage } from '../pages/quiz/quiz-page.ts';
import { programmePage } from '../pages/programme/programme-page.ts';
import { subscriptionPage } from '../pages/subscription/subscription-page.ts';
import { newsletterStepPage } from '../pages/newsletter/newsletter-step-page.ts';
import { notificationsPage } from '../pages/notifications/notifications-page.ts';
import { episodePage } from '../pages/podcast/episode-page.ts';
import { podcastPage } from '../pages/podcast/podcast-page.ts';
import { podcastsPage } from '../pages/podcast/podcasts-page.ts';
import { supplementPage } from '../pages/supplement/supplement-page.ts';
import { supportPage } from '../pages/support/support-page.ts';
import { supportResultPage } from '../pages/support/support-result-page.ts';
import { supportTrialPage } from '../pages/support/support-trial-page.ts';
import { taxDonationPage } from '../pages/tax-donation/tax-donation-page.ts';
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
  support: supportPage,
  supportResult: supportResultPage,
  supportTrial: supportTrialPage,
  subscription: subscriptionPage,
  programme: programmePage,
  taxDonation: taxDonationPage,
  account: accountPage,
  quiz: quizPage,
  login: loginPage,
  loginCode: loginCodePage,
  previewTools: previewToolsPage,
  newsletterStep: newsletterStepPage,
  notifications: notificationsPage,
  exchange: exchangePage,
  formula1: formula1Page,
  football: footballPage,
  podcasts: podcastsPage,
  podcast: podcastPage,
  episode: episodePage,
  empty: emptyPage,
  error: errorPage,
};
