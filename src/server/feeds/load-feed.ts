import { FEED_MAX_ITEMS } from '../../shared/config/feeds.ts';
import { feedTexts } from '../../shared/config/texts-feeds.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { FeedArticles } from '../../shared/contract/schemas/archive.ts';
import type { ArticleSummary, Author } from '../../shared/contract/schemas/article.ts';
import { authorPath } from '../../shared/lib/author-path.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { feedPath, type FeedSource } from '../../shared/lib/feed-path.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { isMissingCall } from '../../shared/lib/missing-call.ts';
import { sectionPath } from '../../shared/lib/section-path.ts';
import type { Site } from '../../shared/lib/site.ts';
import { tagPath } from '../../shared/lib/tag-path.ts';
import type { Feed } from './feed.ts';
import { toFeedFrame } from './feed-frame.ts';
import { isForFeeds, toFeedItem } from './feed-item.ts';
import { loadLiveFeed } from './load-live-feed.ts';

type ListSource = Exclude<FeedSource, { kind: 'liveBlog' }>;
/** What a feed of articles is made of; a backend without the call for feeds gives no bodies. */
type FeedAnswer = { readonly title: string | null; readonly author: Author | null; readonly items: readonly (ArticleSummary | FeedArticles['items'][number])[] };

/** Loads a feed. @throws NOT_FOUND for what does not exist and for what has no article that a feed may hold */
export async function loadFeed(site: Site, source: FeedSource): Promise<Feed> {
  if (source.kind === 'liveBlog') return loadLiveFeed(site, source.slug);
  const answer = await loadAnswer(site, source);
  const items = answer.items.filter(isForFeeds).slice(0, FEED_MAX_ITEMS).map((article) => toFeedItem(site.edition, article));
  if (items.length === 0) throw notFound(feedPath(source));
  return { ...toFeedFrame(site.edition, feedPath(source), items), ...toNames(site.edition, source, answer) };
}

async function loadAnswer({ api }: Site, source: ListSource): Promise<FeedAnswer> {
  try {
    return await api.feedArticles({ query: { ...toFeedQuery(source), limit: FEED_MAX_ITEMS } });
  } catch (error) {
    if (!isMissingCall(error)) throw error;
  }
  if (source.kind === 'newest') return { title: null, author: null, ...(await api.articles({ query: { limit: FEED_MAX_ITEMS } })) };
  return api.search({ query: { ...toSearchQuery(source), perPage: FEED_MAX_ITEMS } });
}

function toFeedQuery(source: ListSource): { mstag?: string; tag?: string; author?: string } {
  switch (source.kind) {
    case 'newest': return {};
    case 'superTag': return { mstag: source.slug };
    case 'tag': return { tag: source.slug };
    case 'author': return { author: source.slug };
  }
}

function toSearchQuery({ kind, slug }: Exclude<ListSource, { kind: 'newest' }>): { superTags?: string[]; and_tags?: string[]; authors?: string[] } {
  switch (kind) {
    case 'superTag': return { superTags: [slug] };
    case 'tag': return { and_tags: [slug] };
    case 'author': return { authors: [slug] };
  }
}

function toNames(edition: Edition, source: ListSource, { title, author }: FeedAnswer): Pick<Feed, 'title' | 'description' | 'language' | 'pageUrl'> {
  if (source.kind === 'newest') return { title: edition.name, description: edition.description, language: edition.locale, pageUrl: absoluteUrl(edition, '/') };
  const name = author?.name ?? title ?? source.slug;
  return {
    title: feedTexts.titles[source.kind](edition.name, name),
    description: feedTexts.descriptions[source.kind](edition.name, name),
    language: source.slug === 'english' ? 'en' : edition.locale,
    pageUrl: absoluteUrl(edition, toPagePath(source)),
  };
}

function toPagePath({ kind, slug }: Exclude<ListSource, { kind: 'newest' }>): string {
  switch (kind) {
    case 'superTag': return sectionPath(slug);
    case 'tag': return tagPath(slug);
    case 'author': return authorPath(slug);
  }
}
