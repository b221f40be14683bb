import type { Article } from '../../contract/schemas/article.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import { cleanArticleHtml } from './clean-article-html.ts';

type Bodied = Pick<Article, 'content' | 'contentTree'>;

const cleanTrees = new WeakMap<Bodied, ContentTree>();

/** The body of an article as a tree: the backend's, or made here of its HTML, once for each answer that a cache holds. */
export function toArticleTree(article: Bodied): ContentTree {
  if (article.contentTree !== null) return article.contentTree;
  const tree = cleanTrees.get(article) ?? cleanArticleHtml(article.content).tree;
  cleanTrees.set(article, tree);
  return tree;
}
