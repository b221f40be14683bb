import { z } from 'zod';
import type { EndpointName } from '../endpoints/endpoint-table.ts';
import * as account from './account.ts';
import * as archive from './archive.ts';
import * as article from './article.ts';
import * as audience from './audience.ts';
import * as football from './football.ts';
import * as formula1 from './formula1.ts';
import * as front from './front.ts';
import * as newsletter from './newsletter.ts';
import * as newsroom from './newsroom.ts';
import * as newsroomSite from './newsroom-site.ts';
import * as push from './push.ts';
import * as quiz from './quiz.ts';
import * as search from './search.ts';
import * as resultWidget from './result-widget.ts';
import * as support from './support.ts';
import * as tipGame from './tip-game.ts';

/** The answer of every call. `quizToken` answers text; the others JSON. */
export const responseSchemas = {
  article: article.articleSchema,
  articleById: article.articleSchema,
  articles: article.articleListSchema,
  articleItems: article.articleItemsSchema,
  articleVersion: article.articleVersionSchema,
  articleChanges: article.articleChangesSchema,
  facebookReaction: article.facebookReactionSchema,
  autoBlock: article.autoBlockSchema,
  recommendedAll: article.recommendedSchema,
  recommendedBySuperTag: article.recommendedSchema,
  search: search.searchResultSchema,
  searchHighlights: search.searchHighlightsSchema,
  searchAutocomplete: search.autocompleteSchema,
  searchArticles: search.searchArticlesSchema,
  indexBoxes: front.indexBoxesSchema,
  indexEpisodes: front.episodeListSchema,
  indexSuperTag: front.indexSuperTagSchema,
  document: front.documentSchema,
  unique: front.uniqueSchema,
  uniqueGroup: front.uniqueGroupSchema,
  frontendInit: front.frontendInitSchema,
  frontendRefresh: front.frontendRefreshSchema,
  impressStaff: front.impressStaffSchema,
  exchange: audience.exchangeSchema,
  quizToken: z.string().min(1),
  newsletterSubscribe: audience.acknowledgedSchema,
  pushSubscriptions: push.pushTopicsSchema,
  pushSubscribe: audience.acknowledgedSchema,
  pushUnsubscribe: audience.acknowledgedSchema,
  minutes: audience.minutesSchema,
  counter: audience.minutesSchema,
  episode: front.episodeSchema,
  episodes: front.episodeListSchema,
  podcasts: front.podcastListSchema,
  login: account.loginAnswerSchema,
  googleCheck: account.loginAnswerSchema,
  otpVerify: account.sessionTokensSchema,
  me: account.meSchema,
  logout: audience.acknowledgedSchema,
  tokenRefresh: account.sessionTokensSchema,
  memberInfo: account.memberInfoSchema,
  memberSubscriptions: account.memberSubscriptionsSchema,
  memberToken: account.memberTokenSchema,
  newsroomAccounts: account.accountListSchema,
  newsroomAccountSave: account.accountSavedSchema,
  newsroomAccountDeactivate: account.sessionsRevokedSchema,
  newsroomAccountRevoke: account.sessionsRevokedSchema,
  livescoreDay: football.fixtureListSchema,
  livescoreFixtures: football.fixtureListSchema,
  fixture: football.fixtureSchema,
  standings: football.standingsSchema,
  topScorers: football.playerListSchema,
  topYellowCards: football.playerListSchema,
  topRedCards: football.playerListSchema,
  countries: football.pickListSchema,
  leagues: football.pickListSchema,
  seasons: football.pickListSchema,
  fixturesOfDay: football.fixtureListSchema,
  races: formula1.raceListSchema,
  raceDrivers: formula1.raceStandingsSchema,
  raceTeams: formula1.raceStandingsSchema,
  raceResult: formula1.raceResultSchema,
  circuit: formula1.circuitSchema,
  raceTeam: formula1.raceTeamSchema,
  raceDriver: formula1.raceDriverSchema,
  quiz: audience.graphqlAnswerSchema,
  quizById: quiz.quizSchema,
  newsroomQuizSave: newsroomSite.siteWrittenSchema,
  newsroomArticleCreate: newsroom.articleWrittenSchema,
  newsroomArticleUpdate: newsroom.articleWrittenSchema,
  newsroomArticleWithdraw: newsroom.articleWrittenSchema,
  newsroomFrontBlocks: newsroomSite.frontBlockSettingsSchema,
  newsroomFrontBlocksReplace: newsroomSite.siteWrittenSchema,
  newsroomCommonDataUpdate: newsroomSite.siteWrittenSchema,
  newsroomMenusReplace: newsroomSite.siteWrittenSchema,
  newsroomUniqueSave: newsroomSite.siteWrittenSchema,
  purges: newsroom.purgesSchema,
  archiveMonths: archive.archiveMonthsSchema,
  archiveMonth: archive.archiveMonthSchema,
  archiveDays: archive.archiveDaysSchema,
  archiveRecent: archive.archiveRecentSchema,
  feedArticles: archive.feedArticlesSchema,
  resultWidget: resultWidget.resultWidgetSchema,
  newsroomResultWidgetSave: tipGame.widgetWrittenSchema,
  tipGames: tipGame.tipGamesSchema,
  tipGame: tipGame.tipGameSchema,
  tipGameEntry: tipGame.tipEntrySchema,
  tipGameEntryCreate: tipGame.tipEntrySchema,
  tipGameEntryUpdate: tipGame.tipEntrySchema,
  newsroomTipGameSave: tipGame.widgetWrittenSchema,
  supportOptions: support.supportOptionsSchema,
  supportOrderCreate: support.supportOrderCreatedSchema,
  supportOrder: support.supportOrderSchema,
  paymentReturn: support.supportOrderSchema,
  trialPayment: support.trialPaymentSchema,
  newsroomSupportOrders: support.supportOrdersSchema,
  newsletterLists: newsletter.newsletterListsSchema,
  newsletterConfirm: audience.acknowledgedSchema,
  newsletterUnsubscribe: audience.acknowledgedSchema,
  newsroomNewsletterSave: newsroomSite.siteWrittenSchema,
  newsroomNewsletterAddresses: newsletter.newsletterAddressesSchema,
  pushSettings: push.pushSettingsSchema,
  newsroomPushSend: push.pushQueuedSchema,
} as const satisfies Record<EndpointName, z.ZodType>;

/** The bodies of the calls that send one. */
export const bodySchemas = {
  login: account.loginBodySchema,
  googleCheck: account.googleCheckBodySchema,
  otpVerify: account.otpBodySchema,
  tokenRefresh: account.refreshBodySchema,
  memberToken: account.memberTokenBodySchema,
  newsroomAccountSave: account.accountDraftSchema,
  newsletterSubscribe: newsletter.newsletterBodySchema,
  pushSubscribe: push.pushBodySchema,
  quiz: audience.graphqlBodySchema,
  newsroomQuizSave: quiz.quizDraftSchema,
  newsroomArticleCreate: newsroom.articleDraftSchema,
  newsroomArticleUpdate: newsroom.articlePatchSchema,
  newsroomFrontBlocksReplace: newsroomSite.frontBlockSettingsSchema,
  newsroomCommonDataUpdate: newsroomSite.commonDataPatchSchema,
  newsroomMenusReplace: newsroomSite.menusPatchSchema,
  newsroomUniqueSave: newsroomSite.uniqueContentSchema,
  newsroomResultWidgetSave: resultWidget.resultWidgetDraftSchema,
  tipGameEntryCreate: tipGame.tipEntryDraftSchema,
  tipGameEntryUpdate: tipGame.tipEntryDraftSchema,
  newsroomTipGameSave: tipGame.tipGameDraftSchema,
  supportOrderCreate: support.supportOrderBodySchema,
  paymentReturn: support.paymentReturnBodySchema,
  trialPayment: support.trialPaymentBodySchema,
  newsletterConfirm: newsletter.newsletterTokenSchema,
  newsletterUnsubscribe: newsletter.newsletterTokenSchema,
  newsroomNewsletterSave: newsletter.newsletterListDraftSchema,
  newsroomPushSend: push.pushMessageSchema,
} as const satisfies Partial<Record<EndpointName, z.ZodType>>;

/** What a call answers, parsed. */
export type EndpointResponse<N extends EndpointName> = z.infer<(typeof responseSchemas)[N]>;

/** What a call sends, before parsing; `undefined` where it sends nothing. */
export type EndpointBody<N extends EndpointName> = N extends keyof typeof bodySchemas ? z.input<(typeof bodySchemas)[N]> : undefined;
