import type { Article } from '../contract/schemas/article.ts';
import { isAppError } from './errors.ts';
import type { Site } from './site.ts';
import { isArticleOfSite, isArticleVisible } from './visibility.ts';

/**
 * The articles of a list that editors keep by slug, in its order; those that this edition does not show (any more) are
 * left out. @throws where the backend fails, since a list of holes is no answer
 */
export async function loadNamedArticles(site: Pick<Site, 'api' | 'edition' | 'viewer' | 'now'>, slugs: readonly string[]): Promise<Article[]> {
  const articles = await Promise.all(slugs.map((slug) => loadNamedArticle(site, slug)));
  return articles.filter((article) => article !== null);
}

async function loadNamedArticle({ api, edition, viewer, now }: Pick<Site, 'api' | 'edition' | 'viewer' | 'now'>, slug: string): Promise<Article | null> {
  try {
    const article = await api.article({ params: { slug } });
    return isArticleOfSite(article, edition.slug) && isArticleVisible(article, viewer, now()) ? article : null;
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
