import type { ComponentType } from 'react';
import type { PageName } from '../config/routes.ts';
import { loadArticleLiveScore } from '../pages/article/article-live-score-part.tsx';
import { loadArticleQuizzes } from '../pages/article/article-quizzes-part.tsx';
import type { ArticlePageData } from '../pages/article/article-page-data.ts';
import type { PagePayload, ViewProps } from '../pages/page.ts';

/** A view whose data type is known only to its own page. */
export type AnyView = ComponentType<ViewProps<unknown, Record<string, unknown>>>;

type ViewLoader = () => Promise<unknown>;

/** The views by page: each is a chunk of its own in the browser; the edge loads all at start. */
const loaders = {
  front: () => import('../pages/front/front-view.tsx').then((module) => module.FrontView),
  list: () => import('../pages/list/list-view.tsx').then((module) => module.ListView),
  after: () => import('../pages/after/after-view.tsx').then((module) => module.AfterView),
  supplement: () => import('../pages/supplement/supplement-view.tsx').then((module) => module.SupplementView),
  archive: () => import('../pages/archive/archive-view.tsx').then((module) => module.ArchiveView),
  tipGames: () => import('../pages/tip-game/tip-games-view.tsx').then((module) => module.TipGamesView),
  tipGame: () => import('../pages/tip-game/tip-game-view.tsx').then((module) => module.TipGameView),
  tipEntry: () => import('../pages/tip-game/tip-entry-view.tsx').then((module) => module.TipEntryView),
  article: () => import('../pages/article/article-view.tsx').then((module) => module.ArticleView),
  document: () => import('../pages/document/document-view.tsx').then((module) => module.DocumentView),
  imprint: () => import('../pages/imprint/imprint-view.tsx').then((module) => module.ImprintView),
  quiz: () => import('../pages/quiz/quiz-view.tsx').then((module) => module.QuizView),
  support: () => import('../pages/support/support-view.tsx').then((module) => module.SupportView),
  supportResult: () => import('../pages/support/support-result-view.tsx').then((module) => module.SupportResultView),
  supportTrial: () => import('../pages/support/support-trial-view.tsx').then((module) => module.SupportTrialView),
  subscription: () => import('../pages/subscription/subscription-view.tsx').then((module) => module.SubscriptionView),
  programme: () => import('../pages/programme/programme-view.tsx').then((module) => module.ProgrammeView),
  taxDonation: () => import('../pages/tax-donation/tax-donation-view.tsx').then((module) => module.TaxDonationView),
  account: () => import('../pages/account/account-view.tsx').then((module) => module.AccountView),
  login: () => import('../pages/login/login-view.tsx').then((module) => module.LoginView),
  loginCode: () => import('../pages/login/login-code-view.tsx').then((module) => module.LoginCodeView),
  previewTools: () => import('../pages/preview-tools/preview-tools-view.tsx').then((module) => module.PreviewToolsView),
  newsletterStep: () => import('../pages/newsletter/newsletter-step-view.tsx').then((module) => module.NewsletterStepView),
  notifications: () => import('../pages/notifications/notifications-view.tsx').then((module) => module.NotificationsView),
  exchange: () => import('../pages/exchange/exchange-view.tsx').then((module) => module.ExchangeView),
  formula1: () => import('../pages/formula1/formula1-view.tsx').then((module) => module.Formula1View),
  football: () => import('../pages/football/football-view.tsx').then((module) => module.FootballView),
  podcasts: () => import('../pages/podcast/podcasts-view.tsx').then((module) => module.PodcastsView),
  podcast: () => import('../pages/podcast/podcast-view.tsx').then((module) => module.PodcastView),
  episode: () => import('../pages/podcast/episode-view.tsx').then((module) => module.EpisodeView),
  empty: () => import('../pages/empty/empty-view.tsx').then((module) => module.EmptyView),
  error: () => import('../pages/error/error-view.tsx').then((module) => module.ErrorView),
} as const satisfies Record<PageName, ViewLoader>;

const loaded = new Map<PageName, AnyView>();

/**
 * The view of a page. The one place where a payload's data meets its view without a type: the edge made the payload
 * from the page of the same name, so they fit.
 */
export async function loadView(page: PageName): Promise<AnyView> {
  const known = loaded.get(page);
  if (known !== undefined) return known;
  const View = (await loaders[page]()) as AnyView;
  loaded.set(page, View);
  return View;
}

/** The view of a page with the parts that only its data asks for. */
export async function loadViewFor({ page, data }: Pick<PagePayload, 'page' | 'data'>): Promise<AnyView> {
  // As in `loadView`: the data of an article's payload is an article's.
  const [View] = await Promise.all([loadView(page), page === 'article' ? loadArticleQuizzes(data as ArticlePageData) : null, page === 'article' ? loadArticleLiveScore(data as ArticlePageData) : null]);
  return View;
}
