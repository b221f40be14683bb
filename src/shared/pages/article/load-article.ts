import type { Article } from '../../contract/schemas/article.ts';
import { toArticleData, type ArticleData, type Topic } from '../../features/article/article-data.ts';
import { resolveSponsoredKind } from '../../features/article/article-labels.ts';
import { resolveColorScheme } from '../../features/article/color-scheme.ts';
import { loadQuizzes } from '../../features/quiz/load-quizzes.ts';
import type { LiveBlogData } from '../../features/live-blog/live-blog-data.ts';
import { resolveRecommendedCall } from '../../features/recommender/recommended-call.ts';
import { toArticleTree } from '../../lib/article-html/to-article-tree.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { notFound } from '../../lib/errors.ts';
import { livePostPath } from '../../lib/live-blog-path.ts';
import { listQuizIds } from '../../lib/quiz-id.ts';
import { decideHiddenReason, isArticleVisible } from '../../lib/visibility.ts';
import { PageRedirect, type LoadContext } from '../page.ts';
import type { ArticlePageData } from './article-page-data.ts';
import { loadLiveBlog, toLiveBlogAddress } from './load-live-blog.ts';

/**
 * Loads an article's page.
 * @spec §4 Article page §5 §6
 * @throws NOT_FOUND where the reader may not see the article; PageRedirect where it stands at another address
 */
export async function loadArticle(context: LoadContext): Promise<ArticlePageData> {
  const { site, params, path } = context;
  if (!isArticleAddress(params)) throw notFound(path);
  const article = await site.api.article({ params: { slug: params['slug'] ?? '' } });
  const section = requireShown(article, context);
  if (article.type === 'liveblogpost') throw new PageRedirect(await loadPostAddress(article, context));
  const canonical = articlePath({ pubDate: article.pubDate, slug: article.slug, mainSuperTag: section });
  if (article.type === 'liveblog') return loadLiveBlogPage(article, section, canonical, context);
  if (isLiveBlogView(context)) throw notFound(path);
  if (canonical !== encodePath(path) || context.page > 1 || context.post !== null) throw new PageRedirect(canonical);
  return toPageData(article, section, null, context);
}

/** A live blog stands at its address with the page or post that is asked for, and in-app at the one that ends in /elo too. */
async function loadLiveBlogPage(article: Article, section: Topic, canonical: string, context: LoadContext): Promise<ArticlePageData> {
  const address = isLiveBlogView(context) ? `${canonical}/elo` : canonical;
  if (address !== encodePath(context.path)) throw new PageRedirect(toLiveBlogAddress(canonical, context));
  return toPageData(article, section, await loadLiveBlog(article, canonical, context), context);
}

/** The view that only in-app navigation reaches, since HTTP redirects it. @spec §2.1 §2.2 */
function isLiveBlogView({ route }: LoadContext): boolean {
  return route.name === 'live_blog';
}

/** Date parts are digits: anything else is no article, and no call of the backend. @spec §2.1 */
function isArticleAddress({ year = '', month = '', day = '' }: LoadContext['params']): boolean {
  return /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
}

/** Makes sure that this edition shows the article to this viewer; gives the section that its address stands under. */
function requireShown(article: Article, { site, path }: LoadContext): Topic {
  const isOurs = toSites(article).includes(site.edition.slug);
  if (!isOurs || article.mainSuperTag === null || !isArticleVisible(article, site.viewer, site.now())) throw notFound(path);
  return article.mainSuperTag;
}

/** A live blog's post has no page of its own: it stands in its live blog. */
async function loadPostAddress(post: Article, context: LoadContext): Promise<string> {
  if (post.parentId === null) throw notFound(context.path);
  const parent = await context.site.api.articleById({ params: { id: String(post.parentId) } });
  const section = requireShown(parent, context);
  return livePostPath(articlePath({ pubDate: parent.pubDate, slug: parent.slug, mainSuperTag: section }), post.id);
}

async function toPageData(article: Article, section: Topic, blog: LiveBlogData | null, { site }: LoadContext): Promise<ArticlePageData> {
  const { edition } = site;
  const data = toArticleData(article, section, { edition, now: site.now(), tree: toArticleTree(article) });
  const hidden = decideHiddenReason(article, site.now());
  const shown = blog === null || blog.page === 1 ? data : withoutOpening(data);
  return {
    article: shown,
    blog,
    quizzes: await loadQuizzes(site, listQuizIds([shown.tree, ...(blog?.posts ?? []).map(({ tree }) => tree)])),
    language: article.english || section.slug === 'english' ? 'en' : 'hu',
    colorScheme: resolveColorScheme(article),
    livescoreId: article.livescoreId,
    recommender: resolveRecommendedCall(article.actions['recommended']),
    ...(hidden === null ? {} : { hidden }),
    head: {
      description: article.ogDescription ?? article.lead,
      image: article.facebookImage ?? data.cover?.src ?? null,
      // Of a syndicated article the copies name the original, so they are no alternatives to it.
      sites: article.syndicatedCopy ? [article.originatingSite] : toSites(article),
      copyOf: article.syndicatedCopy && article.originatingSite !== edition.slug ? article.originatingSite : null,
      indexable: article.ctUrl === null || resolveSponsoredKind(article) === null,
    },
  };
}

/** What only the first page of a live blog shows. */
function withoutOpening(article: ArticleData): ArticleData {
  return { ...article, subtitle: null, lead: null, highlight: null, cover: null, tree: [] };
}

function toSites({ originatingSite, mirroringSites }: Article): string[] {
  return [...new Set([originatingSite, ...mirroringSites])];
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
