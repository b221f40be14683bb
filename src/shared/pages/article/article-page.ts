import { drawAutoBlockVariant } from '../../features/auto-block/draw-auto-block.ts';
import { loadAutoBlock } from '../../features/auto-block/load-auto-block.ts';
import { loadLiveScore } from '../../features/football/load-live-score.ts';
import { HOLD_BLOG_SECTION } from '../../features/hold-blog/hold-blog-section.ts';
import { loadHoldBlog } from '../../features/hold-blog/load-hold-blog.ts';
import { drawRecommenderVersion } from '../../features/recommender/draw-recommender.ts';
import { loadRecommender } from '../../features/recommender/load-recommender.ts';
import { loadSupportCounts } from '../../features/support/load-support-counts.ts';
import { liveBlogPagePath } from '../../lib/live-blog-path.ts';
import { definePage, type PageContext } from '../page.ts';
import { toArticleHead } from './article-head.ts';
import type { ArticlePageData, ArticleSlowBlocks } from './article-page-data.ts';
import { toArticleStructuredData } from './article-structured-data.ts';
import { decideArticlePolicy } from './decide-article-policy.ts';
import { loadArticle } from './load-article.ts';
import { loadNewest } from './load-newest.ts';

/** The article, in all its forms. @spec §2.1 §4 Article page */
export const articlePage = definePage<ArticlePageData, ArticleSlowBlocks>({
  name: 'article',
  load: loadArticle,
  slow: {
    recommender: ({ article, recommender }, { site, params }) => loadRecommender(site, { articleId: article.id, version: drawVersion(params), call: recommender }),
    autoBlock: ({ article }, { site, params }) => loadAutoBlock(site, { articleId: article.id, variant: drawVariant(params) }),
    newest: ({ article }, { site }) => loadNewest(site, article.id),
    holdBlog: async ({ article }, { site }) => (article.section.slug === HOLD_BLOG_SECTION ? loadHoldBlog(site, { seed: article.slug, without: article.slug }) : null),
    liveScore: async ({ livescoreId }, { site }) => (livescoreId === null ? null : loadLiveScore(site, livescoreId)),
    minutes: async ({ blog }, { site, common }) => (blog === null && common.refresh.componentSetup.donations === '1' ? loadSupportCounts(site) : null),
  },
  // Few articles name a recommender of their own.
  foretell: (site, params) => [
    loadRecommender(site, { articleId: NO_ARTICLE, version: drawVersion(params), call: { superTag: null } }),
    loadAutoBlock(site, { articleId: NO_ARTICLE, variant: drawVariant(params) }),
    loadNewest(site, NO_ARTICLE),
    loadSupportCounts(site),
  ],
  head: toArticleHead,
  look: ({ article, colorScheme }) => ({ headerOpacity: article.type === 'longform', colorScheme }),
  structuredData: toArticleStructuredData,
  path: ({ article, blog }) => liveBlogPagePath(article.path, blog?.page ?? 1),
  live: ({ article }, { site }) => article.live && !site.screenshot,
  hidden: ({ hidden }) => hidden ?? null,
  policy: ({ article: { publishedAt, updatedAt, live } }, { site }) => decideArticlePolicy({ changedAt: updatedAt ?? publishedAt, live }, site.now()),
});

const NO_ARTICLE = 0;

// Draws belong to the article, so that its cached HTML is the same for everybody, and to its address, which is known first.
const drawVersion = ({ slug = '' }: PageContext['params']): number => drawRecommenderVersion([], slug).drawn;
const drawVariant = ({ slug = '' }: PageContext['params']): number => drawAutoBlockVariant([], slug).drawn;
