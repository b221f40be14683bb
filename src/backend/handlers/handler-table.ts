import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { handleGoogleCheck, handleLogin, handleLogout, handleMe, handleOtpVerify, handleTokenRefresh } from './account-handlers.ts';
import { handleArchiveDays, handleArchiveMonth, handleArchiveMonths, handleArchiveRecent, handleFeedArticles } from './archive-handlers.ts';
import { handleArticle, handleArticleById, handleArticleChanges, handleArticleItems, handleArticles, handleArticleVersion, handleFacebookReaction } from './article-handlers.ts';
import { handleAutoBlock, handleEpisode, handleEpisodes, handleIndexBoxes, handleIndexEpisodes, handleIndexSuperTag, handlePodcasts, handleRecommendedAll, handleRecommendedBySuperTag } from './front-handlers.ts';
import type { Handler } from './handler.ts';
import { laterHandlers } from './later-calls.ts';
import { handleCounter, handleMinutes } from './minutes-handlers.ts';
import { handleNewsletterAddresses, handleNewsletterConfirm, handleNewsletterLists, handleNewsletterSave, handleNewsletterSubscribe, handleNewsletterUnsubscribe } from './newsletter-handlers.ts';
import { handleMemberInfo, handleMemberSubscriptions, handleMemberToken } from './member-handlers.ts';
import { handleAccountDeactivate, handleAccountRevoke, handleAccounts, handleAccountSave } from './newsroom-account-handlers.ts';
import { handleArticleCreate, handleArticleUpdate, handleArticleWithdraw, handlePurges } from './newsroom-handlers.ts';
import { handleCommonDataUpdate, handleFrontBlocks, handleFrontBlocksReplace, handleMenusReplace, handleUniqueSave } from './newsroom-site-handlers.ts';
import { handleQuiz, handleQuizById, handleQuizSave, handleQuizToken } from './quiz-handlers.ts';
import { handlePushSend, handlePushSettings, handlePushSubscribe, handlePushSubscriptions, handlePushUnsubscribe } from './push-handlers.ts';
import { handleSearch, handleSearchArticles, handleSearchAutocomplete, handleSearchHighlights } from './search-handlers.ts';
import { handleDocument, handleFrontendInit, handleFrontendRefresh, handleImpressStaff, handleUnique, handleUniqueGroup } from './site-handlers.ts';
import { handleNewsroomSupportOrders, handlePaymentReturn, handleSupportOptions, handleSupportOrder, handleSupportOrderCreate, handleTrialPayment } from './support-handlers.ts';
import { handleResultWidget, handleResultWidgetSave, handleTipGame, handleTipGameEntry, handleTipGameEntryCreate, handleTipGameEntryUpdate, handleTipGames, handleTipGameSave } from './widget-handlers.ts';

/** The handler of every row of the contract: a row without one does not compile. */
export const handlers = {
  ...laterHandlers,
  article: handleArticle,
  articleById: handleArticleById,
  articles: handleArticles,
  articleItems: handleArticleItems,
  articleVersion: handleArticleVersion,
  articleChanges: handleArticleChanges,
  facebookReaction: handleFacebookReaction,
  autoBlock: handleAutoBlock,
  recommendedAll: handleRecommendedAll,
  recommendedBySuperTag: handleRecommendedBySuperTag,
  search: handleSearch,
  searchHighlights: handleSearchHighlights,
  searchAutocomplete: handleSearchAutocomplete,
  searchArticles: handleSearchArticles,
  archiveMonths: handleArchiveMonths,
  archiveMonth: handleArchiveMonth,
  archiveDays: handleArchiveDays,
  archiveRecent: handleArchiveRecent,
  feedArticles: handleFeedArticles,
  indexBoxes: handleIndexBoxes,
  indexEpisodes: handleIndexEpisodes,
  indexSuperTag: handleIndexSuperTag,
  document: handleDocument,
  unique: handleUnique,
  uniqueGroup: handleUniqueGroup,
  frontendInit: handleFrontendInit,
  frontendRefresh: handleFrontendRefresh,
  impressStaff: handleImpressStaff,
  episode: handleEpisode,
  episodes: handleEpisodes,
  podcasts: handlePodcasts,
  newsroomArticleCreate: handleArticleCreate,
  newsroomArticleUpdate: handleArticleUpdate,
  newsroomArticleWithdraw: handleArticleWithdraw,
  newsroomFrontBlocks: handleFrontBlocks,
  newsroomFrontBlocksReplace: handleFrontBlocksReplace,
  newsroomCommonDataUpdate: handleCommonDataUpdate,
  newsroomMenusReplace: handleMenusReplace,
  newsroomUniqueSave: handleUniqueSave,
  resultWidget: handleResultWidget,
  newsroomResultWidgetSave: handleResultWidgetSave,
  tipGames: handleTipGames,
  tipGame: handleTipGame,
  tipGameEntry: handleTipGameEntry,
  tipGameEntryCreate: handleTipGameEntryCreate,
  tipGameEntryUpdate: handleTipGameEntryUpdate,
  newsroomTipGameSave: handleTipGameSave,
  minutes: handleMinutes,
  counter: handleCounter,
  supportOptions: handleSupportOptions,
  supportOrderCreate: handleSupportOrderCreate,
  supportOrder: handleSupportOrder,
  paymentReturn: handlePaymentReturn,
  trialPayment: handleTrialPayment,
  newsroomSupportOrders: handleNewsroomSupportOrders,
  quizToken: handleQuizToken,
  quiz: handleQuiz,
  quizById: handleQuizById,
  newsroomQuizSave: handleQuizSave,
  newsletterLists: handleNewsletterLists,
  newsletterSubscribe: handleNewsletterSubscribe,
  newsletterConfirm: handleNewsletterConfirm,
  newsletterUnsubscribe: handleNewsletterUnsubscribe,
  newsroomNewsletterSave: handleNewsletterSave,
  newsroomNewsletterAddresses: handleNewsletterAddresses,
  pushSettings: handlePushSettings,
  pushSubscriptions: handlePushSubscriptions,
  pushSubscribe: handlePushSubscribe,
  pushUnsubscribe: handlePushUnsubscribe,
  newsroomPushSend: handlePushSend,
  purges: handlePurges,
  login: handleLogin,
  googleCheck: handleGoogleCheck,
  otpVerify: handleOtpVerify,
  me: handleMe,
  logout: handleLogout,
  tokenRefresh: handleTokenRefresh,
  memberInfo: handleMemberInfo,
  memberSubscriptions: handleMemberSubscriptions,
  memberToken: handleMemberToken,
  newsroomAccounts: handleAccounts,
  newsroomAccountSave: handleAccountSave,
  newsroomAccountDeactivate: handleAccountDeactivate,
  newsroomAccountRevoke: handleAccountRevoke,
} as const satisfies { readonly [Name in EndpointName]: Handler<Name> };
