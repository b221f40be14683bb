import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { handleArchiveDays, handleArchiveMonth, handleArchiveMonths, handleArchiveRecent, handleFeedArticles } from './archive-handlers.ts';
import { handleArticle, handleArticleById, handleArticleChanges, handleArticleItems, handleArticles, handleArticleVersion, handleFacebookReaction } from './article-handlers.ts';
import { handleAutoBlock, handleEpisode, handleEpisodes, handleIndexBoxes, handleIndexEpisodes, handleIndexSuperTag, handlePodcasts, handleRecommendedAll, handleRecommendedBySuperTag } from './front-handlers.ts';
import type { Handler } from './handler.ts';
import { laterHandlers } from './later-calls.ts';
import { handleArticleCreate, handleArticleUpdate, handleArticleWithdraw, handlePurges } from './newsroom-handlers.ts';
import { handleCommonDataUpdate, handleFrontBlocks, handleFrontBlocksReplace, handleMenusReplace, handleUniqueSave } from './newsroom-site-handlers.ts';
import { handleSearch, handleSearchArticles, handleSearchAutocomplete, handleSearchHighlights } from './search-handlers.ts';
import { handleDocument, handleFrontendInit, handleFrontendRefresh, handleImpressStaff, handleUnique, handleUniqueGroup } from './site-handlers.ts';
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
  purges: handlePurges,
} as const satisfies { readonly [Name in EndpointName]: Handler<Name> };
