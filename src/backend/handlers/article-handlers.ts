import { LIST_PAGE_ITEMS, SUB_ARTICLES_PAGE_ITEMS } from '../../shared/config/constants.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { Viewer } from '../../shared/lib/site.ts';
import { isArticleVisible } from '../../shared/lib/visibility.ts';
import { loadArticleList } from '../store/article-list-store.ts';
import { loadArticleById, loadArticleBySlug, loadArticleVersion } from '../store/article-store.ts';
import { loadArticleChanges, loadArticleItems } from '../store/live-blog-store.ts';
import { toSuperTagDataKey } from '../store/newsroom/purge-keys.ts';
import { loadReaction } from '../store/reaction-store.ts';
import { toId } from './call-params.ts';
import type { CallQuery } from './call-query.ts';
import type { Handler } from './handler.ts';
import { toArticleKeys, toItemKeys, toListKeys } from './surrogate-keys.ts';

/** GET /api/articles/{slug}. @spec §7 */
export const handleArticle: Handler<'article'> = async ({ database, now }, { site, params, viewer }) => {
  const article = requireVisible(await loadArticleBySlug(database, site, params.slug), viewer, now());
  return { body: article, keys: toArticleKeys(article) };
};

/** GET /api/article/{id}. @spec §7 */
export const handleArticleById: Handler<'articleById'> = async ({ database, now }, { site, params, viewer }) => {
  const article = requireVisible(await loadArticleById(database, site, toId(params.id)), viewer, now());
  return { body: article, keys: toArticleKeys(article) };
};

/** GET /api/articles: newest first, narrowed by any of the filters. Without a filter only articles without a parent. @spec §2.3 §7 */
export const handleArticles: Handler<'articles'> = async ({ database }, { site, query }) => {
  const filters = toFilters(query);
  const body = await loadArticleList(database, { site, filters, ...query.slice({ page: 'page', size: 'limit' }, LIST_PAGE_ITEMS) });
  const { mstag, tag, author, flag, parent, excludeTag } = filters;
  const narrowedBy = { superTags: listOf(mstag), tags: listOf(tag), authors: listOf(author), flags: listOf(flag), parents: listOf(parent === 'none' ? undefined : parent), withoutTags: listOf(excludeTag) };
  return { body, keys: [...toListKeys(narrowedBy), ...toItemKeys(body.items)] };
};

/** GET /api/articles/{id}/items: a live blog's posts; with `post` the page that this one stands on. @spec §3 §7 */
export const handleArticleItems: Handler<'articleItems'> = async ({ database, now }, { site, params, query, viewer }) => {
  const parent = requireVisible(await loadArticleById(database, site, toId(params.id)), viewer, now());
  const slice = query.slice({ page: 'page', size: 'perPage' }, SUB_ARTICLES_PAGE_ITEMS);
  const post = query.first('post');
  const items = await loadArticleItems(database, parent.id, post === undefined ? slice : { limit: slice.limit, post: toId(post) });
  if (items === null) throw notFound(`/api/articles/${params.id}/items?post=${post}`);
  // The version is older than the posts, never newer: who asks for what came after it misses nothing.
  const body = { ...items, version: parent.version };
  return { body, keys: [...toArticleKeys(parent), ...toItemKeys([...body.pinnedItems, ...body.items])] };
};

/** GET /api/articles/{id}/changes?since=: what happened to a live blog's posts after a version. @spec §4 Live refresh */
export const handleArticleChanges: Handler<'articleChanges'> = async ({ database, now }, { site, params, query, viewer }) => {
  const since = query.integer('since');
  if (since === undefined) throw new AppError('INVALID_INPUT', 'The call needs since=, the version that is known, as a whole number.', { detail: { id: params.id } });
  const article = requireVisible(await loadArticleById(database, site, toId(params.id)), viewer, now());
  const body = await loadArticleChanges(database, article.id, since);
  if (body === null) throw notFound(`/api/articles/${params.id}/changes`);
  return { body, keys: [...toArticleKeys(article), ...toItemKeys(body.upserts)] };
};

/** GET /api/articles/{slug}/version. @spec §4 Live refresh §7 */
export const handleArticleVersion: Handler<'articleVersion'> = async ({ database }, { site, params, viewer }) => {
  const version = await loadArticleVersion(database, site, params.slug);
  if (version === null || !(version.public || viewer === 'editor')) throw notFound(`/api/articles/${params.slug}/version`);
  return { body: { v: version.v, updatedAt: version.updatedAt }, keys: [`article:${params.slug}`, toSuperTagDataKey(version.section)] };
};

/** GET /api/articles/facebook/reaction?slug=. @spec §7 */
export const handleFacebookReaction: Handler<'facebookReaction'> = async ({ database }, { site, query, viewer }) => {
  const slug = query.first('slug') ?? '';
  const version = await loadArticleVersion(database, site, slug);
  const body = version?.public === true || viewer === 'editor' ? await loadReaction(database, site, slug) : null;
  if (version === null || body === null) throw notFound(`/api/articles/facebook/reaction?slug=${slug}`);
  return { body, keys: [`article:${slug}`, toSuperTagDataKey(version.section)] };
};

/** An inactive, withdrawn or future article is one that does not exist, but for editors. @spec §4 Article page */
function requireVisible(article: Article | null, viewer: Viewer, now: number): Article {
  if (article === null || !isArticleVisible(article, viewer, now)) throw notFound('article');
  return article;
}

function toFilters(query: CallQuery): Parameters<typeof loadArticleList>[1]['filters'] {
  const [tag, mstag, author, flag, excludeTag] = (['tag', 'mstag', 'author', 'flag', 'excludeTag'] as const).map(query.first);
  const isNarrowed = [tag, mstag, author, flag].some((filter) => filter !== undefined);
  const parent = query.first('parent') === undefined ? (isNarrowed ? undefined : 'none') : (query.integer('parent') ?? 'none');
  return {
    ...(tag !== undefined && { tag }),
    ...(mstag !== undefined && { mstag }),
    ...(author !== undefined && { author }),
    ...(flag !== undefined && { flag }),
    ...(excludeTag !== undefined && { excludeTag }),
    ...(parent !== undefined && { parent }),
  };
}

function listOf<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
