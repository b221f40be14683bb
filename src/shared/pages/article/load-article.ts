import type { Article } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import { SUB_ARTICLES_PAGE_ITEMS } from '../../config/constants.ts';
import { toArticleData, type Topic } from '../../features/article/article-data.ts';
import { resolveSponsoredKind } from '../../features/article/article-labels.ts';
import { resolveColorScheme } from '../../features/article/color-scheme.ts';
import { toLivePosts, type LivePosts } from '../../features/article/live-posts.ts';
import { resolveRecommendedCall } from '../../features/recommender/recommended-call.ts';
import { cleanArticleHtml } from '../../lib/article-html/clean-article-html.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { notFound } from '../../lib/errors.ts';
import { isArticleVisible } from '../../lib/visibility.ts';
import { PageRedirect, type LoadContext } from '../page.ts';
import type { ArticlePageData } from './article-page-data.ts';

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
  if (canonical !== encodePath(path)) throw new PageRedirect(canonical);
  const posts = article.type === 'liveblog' ? await loadPosts(article, context) : null;
  return toPageData(article, section, posts, context);
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
  return `${articlePath({ pubDate: parent.pubDate, slug: parent.slug, mainSuperTag: section })}#post-${post.id}`;
}

async function loadPosts(article: Article, { site }: LoadContext): Promise<LivePosts> {
  const items = await site.api.articleItems({ params: { id: String(article.id) }, query: { perPage: SUB_ARTICLES_PAGE_ITEMS } });
  return toLivePosts(items, toTree);
}

function toPageData(article: Article, section: Topic, posts: LivePosts | null, { site }: LoadContext): ArticlePageData {
  const { edition } = site;
  return {
    article: toArticleData(article, section, { edition, now: site.now(), tree: toTree(article), posts }),
    language: article.english || section.slug === 'english' ? 'en' : 'hu',
    colorScheme: resolveColorScheme(article),
    recommender: resolveRecommendedCall(article.actions['recommended']),
    head: {
      description: article.ogDescription,
      image: article.facebookImage,
      sites: toSites(article),
      copyOf: article.syndicatedCopy && article.originatingSite !== edition.slug ? article.originatingSite : null,
      indexable: article.ctUrl === null || resolveSponsoredKind(article) === null,
    },
  };
}

function toSites({ originatingSite, mirroringSites }: Article): string[] {
  return [...new Set([originatingSite, ...mirroringSites])];
}

const cleanTrees = new WeakMap<Article, ContentTree>();

/** The body as a tree: the backend's, or made here of its HTML, once for each answer that the data cache holds. */
function toTree(article: Article): ContentTree {
  if (article.contentTree !== null) return article.contentTree;
  const tree = cleanTrees.get(article) ?? cleanArticleHtml(article.content).tree;
  cleanTrees.set(article, tree);
  return tree;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
