import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Article } from '../../shared/contract/schemas/article.ts';
import type { LiveChanges } from '../../shared/features/live-blog/live-blog-data.ts';
import { toLiveChanges } from '../../shared/features/live-blog/to-live-blog.ts';
import { toArticleTree } from '../../shared/lib/article-html/to-article-tree.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { isMissingCall } from '../../shared/lib/missing-call.ts';
import type { Site } from '../../shared/lib/site.ts';
import { isArticleOfSite, isArticleVisible } from '../../shared/lib/visibility.ts';
import type { Produced } from '../cache/swr-cache.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { sendJsonError, sendPollError, sendSharedAnswer, toJsonAnswer } from '../gateway/cached-answer.ts';
import type { PageEntry } from '../render/page-entry.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { createReaderSite } from '../session/create-reader-site.ts';

/** Who is further behind than this loads the page anew, so that the answers of a live blog are a bounded number. */
const MAX_VERSIONS_BEHIND = 200;

type LiveBlog = { readonly article: Article; readonly v: number };

/**
 * `GET /_changes/{articleId}?since={v}`: what happened to a live blog since a version that a reader holds. Never a raw
 * article: posts as the page shows them. Every reader of one version gets the same answer. @spec §4 Live refresh
 */
export function liveChanges(edge: Edge): Router {
  return Router().get('/_changes/:id', answerChanges(edge));
}

function answerChanges(edge: Edge): RequestHandler<{ id: string }> {
  return async (request, response) => {
    contextOf(request).routeName = 'changes';
    const id = parseCount(request.params.id);
    const since = parseCount(new URL(request.originalUrl, 'http://edge').searchParams.get('since'));
    if (id === null || since === null) sendJsonError(response, 422, 'INVALID_INPUT', 'Changes are asked for as /_changes/{articleId}?since={version}.');
    else if (targetOf(request).mode === 'preview') await sendPreviewChanges(edge, request, response, { id, since });
    else await sendChanges(edge, request, response, { id, since });
  };
}

async function sendChanges(edge: Edge, request: Request, response: Response, { id, since }: { id: number; since: number }): Promise<void> {
  try {
    const { v } = await loadLiveBlog(createSite(edge, targetOf(request).edition).site, id);
    // What nobody can have asked for in earnest, or nobody need be told in parts, is one answer.
    const from = since < v && since >= v - MAX_VERSIONS_BEHIND ? since : null;
    const key = `changes|${id}|${from ?? 'reload'}`;
    await sendSharedAnswer(edge, request, response, { key, address: `/_changes/${id}?since=${since}`, policy: 'live', produce: (edition) => produce(edge, edition, id, from) });
  } catch (error) {
    sendPollError(edge, response, error);
  }
}

/** An editor's live blog shows what is not public too: its changes are nobody else's. */
async function sendPreviewChanges(edge: Edge, request: Request, response: Response, { id, since }: { id: number; since: number }): Promise<void> {
  try {
    const site = await createReaderSite(edge, { target: targetOf(request), app: false, screenshot: false }, request, response);
    const blog = await loadLiveBlog(site, id);
    response.set('Cache-Control', 'private, no-store').json(since < blog.v ? await loadChanges(site, blog, since) : toReload(blog));
  } catch (error) {
    sendPollError(edge, response, error);
  }
}

async function produce(edge: Edge, edition: Edition, id: number, since: number | null): Promise<Produced<PageEntry>> {
  const { site, notes } = createSite(edge, edition);
  const blog = await loadLiveBlog(site, id);
  const changes = since === null ? toReload(blog) : await loadChanges(site, blog, since);
  return toJsonAnswer(edge, changes, notes, 'live');
}

async function loadChanges(site: Site, blog: LiveBlog, since: number): Promise<LiveChanges> {
  const { article } = blog;
  try {
    const changes = await site.api.articleChanges({ params: { id: String(article.id) }, query: { since } });
    return toLiveChanges(changes, (post) => isArticleVisible(post, site.viewer, site.now()), toArticleTree);
  } catch (error) {
    // The call is an extension: a backend without it makes its readers load the page anew.
    if (isMissingCall(error)) return toReload(blog);
    throw error;
  }
}

function toReload({ article, v }: LiveBlog): LiveChanges {
  return { v, reload: true, live: article.live, updatedAt: article.updatedAt, total: 0, pinnedIds: [], removedIds: [], upserts: [] };
}

/** A live blog that readers of this edition may see, and its newest version. @throws NOT_FOUND for anything else */
async function loadLiveBlog({ api, edition, viewer, now }: Site, id: number): Promise<LiveBlog> {
  const article = await api.articleById({ params: { id: String(id) } });
  if (article.type !== 'liveblog' || !isArticleOfSite(article, edition.slug) || article.mainSuperTag === null || !isArticleVisible(article, viewer, now())) throw notFound(`/_changes/${id}`);
  const { v } = await api.articleVersion({ params: { slug: article.slug } });
  return { article, v };
}

function createSite(edge: Edge, edition: Edition): ReturnType<typeof createPublicSite> {
  return createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
}

/** A number of an address, small enough for any database. */
function parseCount(text: string | null): number | null {
  return text !== null && /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : null;
}
