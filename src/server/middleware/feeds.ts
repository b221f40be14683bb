import { Router, type RequestHandler } from 'express';
import { feedPath, parseFeedSource, type FeedSource } from '../../shared/lib/feed-path.ts';
import { podcastFeedPath } from '../../shared/lib/podcast-path.ts';
import type { Edge } from '../edge.ts';
import { loadFeed } from '../feeds/load-feed.ts';
import { loadPodcastFeed } from '../feeds/load-podcast-feed.ts';
import { JSON_FEED_TYPE, writeJsonFeed } from '../feeds/write-json-feed.ts';
import { writePodcastRss } from '../feeds/write-podcast-rss.ts';
import { RSS_TYPE, writeRss } from '../feeds/write-rss.ts';
import { sendTextAnswer } from '../gateway/text-answer.ts';
import { targetOf } from '../request-context.ts';

const JSON_SUFFIX = '.json';

/** A feed and the form in which it is asked for. */
type AskedFeed = { readonly source: FeedSource; readonly json: boolean };

/**
 * Feeds: `/rss`, `/rss/rovat/{slug}`, `/rss/cimke/{slug}`, `/rss/szerzo/{slug}` and `/rss/elo/{slug}` (a live blog's
 * posts), each as RSS 2.0 and, with `.json` behind it, as JSON Feed; `/rss/podcast/{slug}` for programs for podcasts,
 * which read RSS only. @spec §2.3 RSS
 */
export function feeds(edge: Edge): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/rss', answerFeed(edge, () => ({ source: { kind: 'newest' }, json: false })));
  router.get(`/rss${JSON_SUFFIX}`, answerFeed(edge, () => ({ source: { kind: 'newest' }, json: true })));
  router.get('/rss/podcast/:slug', answerPodcastFeed(edge));
  router.get('/rss/:folder/:slug', answerFeed(edge, parseAskedFeed));
  return router;
}

function answerFeed(edge: Edge, parse: (params: Readonly<Record<string, unknown>>) => AskedFeed | null): RequestHandler {
  return async (request, response, next) => {
    const asked = parse(request.params);
    if (asked === null || targetOf(request).mode !== 'public') return next();
    const { source, json } = asked;
    await sendTextAnswer(edge, request, response, {
      routeName: 'feed',
      address: feedPath(source) + (json ? JSON_SUFFIX : ''),
      write: async (site) => {
        const feed = await loadFeed(site, source);
        const written = json ? { text: writeJsonFeed(feed), contentType: JSON_FEED_TYPE } : { text: writeRss(feed), contentType: RSS_TYPE };
        return { ...written, policy: 'feed', updatedAt: feed.updatedAt, robots: 'noindex' };
      },
    });
  };
}

function parseAskedFeed({ folder, slug }: Readonly<Record<string, unknown>>): AskedFeed | null {
  if (typeof folder !== 'string' || typeof slug !== 'string') return null;
  const json = slug.endsWith(JSON_SUFFIX);
  const source = parseFeedSource(folder, json ? slug.slice(0, -JSON_SUFFIX.length) : slug);
  return source === null ? null : { source, json };
}

function answerPodcastFeed(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    const { slug } = request.params;
    if (typeof slug !== 'string' || targetOf(request).mode !== 'public') return next();
    await sendTextAnswer(edge, request, response, {
      routeName: 'feed',
      address: podcastFeedPath(slug),
      write: async (site) => ({ text: writePodcastRss(await loadPodcastFeed(site, slug)), contentType: RSS_TYPE, policy: 'feed', robots: 'noindex' }),
    });
  };
}
