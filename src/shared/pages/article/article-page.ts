import { drawAutoBlockVariant } from '../../features/auto-block/draw-auto-block.ts';
import { loadAutoBlock } from '../../features/auto-block/load-auto-block.ts';
import { drawRecommenderVersion } from '../../features/recommender/draw-recommender.ts';
import { loadRecommender } from '../../features/recommender/load-recommender.ts';
import { definePage } from '../page.ts';
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
    recommender: ({ article, recommender }, { site }) => loadRecommender(site, { articleId: article.id, version: drawRecommenderVersion([], toSeed(article)).drawn, call: recommender }),
    autoBlock: ({ article }, { site }) => loadAutoBlock(site, { articleId: article.id, variant: drawAutoBlockVariant([], toSeed(article)).drawn }),
    newest: ({ article }, { site }) => loadNewest(site, article.id),
  },
  head: toArticleHead,
  look: ({ article, colorScheme }) => ({ headerOpacity: article.type === 'longform', colorScheme }),
  structuredData: toArticleStructuredData,
  policy: ({ article: { publishedAt, updatedAt, live } }, { site }) => decideArticlePolicy({ changedAt: updatedAt ?? publishedAt, live }, site.now()),
});

/** Draws belong to the page's data, so that its cached HTML is the same for everybody. */
function toSeed({ id, version }: ArticlePageData['article']): string {
  return `${id}.${version}`;
}
