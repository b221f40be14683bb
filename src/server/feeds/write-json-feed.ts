import { toIsoDate } from '../../shared/lib/relative-date.ts';
import type { Feed, FeedItem } from './feed.ts';

/** The content type of JSON Feed. */
export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

/** Writes a feed as JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.jsonUrl,
    description: feed.description,
    favicon: feed.iconUrl,
    language: feed.language,
    authors: [feed.publisher],
    items: feed.items.map(toItem),
  });
}

/** The format wants HTML or text of each item: where only a summary is known, that is its text. */
function toItem(item: FeedItem) {
  const { html, summary, picture, authors, topics } = item;
  return {
    id: item.url,
    url: item.url,
    title: item.title,
    ...(html === null ? { content_text: summary ?? item.title } : { content_html: html }),
    ...(summary === null ? {} : { summary }),
    ...(picture === null ? {} : { image: picture.url }),
    date_published: toIsoDate(item.publishedAt),
    date_modified: toIsoDate(item.updatedAt),
    ...(authors.length === 0 ? {} : { authors }),
    ...(topics.length === 0 ? {} : { tags: topics }),
    language: item.language,
  };
}
