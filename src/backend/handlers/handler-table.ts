import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { handleArticle, handleArticleById, handleArticleItems, handleArticles, handleArticleVersion, handleFacebookReaction } from './article-handlers.ts';
import { handleAutoBlock, handleEpisode, handleEpisodes, handleIndexBoxes, handleIndexEpisodes, handleIndexSuperTag, handlePodcasts, handleRecommendedAll, handleRecommendedBySuperTag } from './front-handlers.ts';
import type { Handler } from './handler.ts';
import { createLaterHandler, LATER_CALLS } from './later-calls.ts';
import type { LaterCallName } from './later-calls.ts';
import { handleArticleCreate, handleArticleUpdate, handleArticleWithdraw, handlePurges } from './newsroom-handlers.ts';
import { handleSearch, handleSearchHighlights } from './search-handlers.ts';
import { handleDocument, handleFrontendInit, handleFrontendRefresh, handleImpressStaff, handleUnique, handleUniqueGroup } from './site-handlers.ts';

type Handlers<Name extends EndpointName> = { readonly [N in Name]: Handler<N> };

/** The handler of every row: one that is neither here nor among the later ones does not compile. */
const servedHandlers = {
  article: handleArticle,
  articleById: handleArticleById,
  articles: handleArticles,
  articleItems: handleArticleItems,
  articleVersion: handleArticleVersion,
  facebookReaction: handleFacebookReaction,
  autoBlock: handleAutoBlock,
  recommendedAll: handleRecommendedAll,
  recommendedBySuperTag: handleRecommendedBySuperTag,
  search: handleSearch,
  searchHighlights: handleSearchHighlights,
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
  purges: handlePurges,
} as const satisfies Handlers<Exclude<EndpointName, LaterCallName>>;

/** All rows' handlers. */
export function resolveHandler<N extends EndpointName>(name: N): Handler<N>;
export function resolveHandler(name: EndpointName): unknown {
  return name in servedHandlers ? servedHandlers[name as keyof typeof servedHandlers] : createLaterHandler(name as LaterCallName);
}
