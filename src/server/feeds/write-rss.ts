import { FEED_TTL_MINUTES } from '../../shared/config/feeds.ts';
import type { Feed, FeedItem, FeedPicture } from './feed.ts';
import { writeXml, xml, type XmlElement } from './xml.ts';

/** The content type of RSS. */
export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** Writes a feed as RSS 2.0 with whole articles, people and pictures. */
export function writeRss(feed: Feed): string {
  const channel = xml('channel', [
    xml('title', feed.title),
    xml('link', feed.pageUrl),
    xml('description', feed.description),
    xml('language', feed.language.toLowerCase()),
    xml('copyright', feed.copyright),
    xml('lastBuildDate', toRfc822(feed.updatedAt)),
    xml('docs', 'https://www.rssboard.org/rss-specification'),
    xml('ttl', String(FEED_TTL_MINUTES)),
    xml('atom:link', '', { rel: 'self', type: 'application/rss+xml', href: feed.rssUrl }),
    ...feed.items.map((item) => toItem(item, feed)),
  ]);
  return writeXml(xml('rss', [channel], { version: '2.0', ...NAMESPACES }));
}

function toItem(item: FeedItem, { publisher }: Feed): XmlElement {
  const names = item.authors.length === 0 ? [publisher.name] : item.authors.map(({ name }) => name);
  return xml('item', [
    xml('title', item.title),
    xml('link', item.url),
    xml('guid', item.url, { isPermaLink: 'true' }),
    xml('pubDate', toRfc822(item.publishedAt)),
    ...names.map((name) => xml('dc:creator', name)),
    ...item.topics.map((topic) => xml('category', topic)),
    ...(item.summary === null ? [] : [xml('description', item.summary)]),
    ...(item.html === null ? [] : [xml('content:encoded', item.html)]),
    ...toMedia(item.picture),
  ]);
}

function toMedia(picture: FeedItem['picture']): XmlElement[] {
  if (picture === null) return [];
  const { text, thumbnail, type } = picture;
  const attributes = { ...toAddress(picture), medium: 'image', ...(type === null ? {} : { type }) };
  return [xml('media:content', text === null ? [] : [xml('media:description', text, { type: 'plain' })], attributes), xml('media:thumbnail', '', toAddress(thumbnail))];
}

function toAddress({ url, width, height }: FeedPicture): Record<string, string> {
  return { url, ...(width === null || height === null ? {} : { width: String(width), height: String(height) }) };
}

/** A moment as RSS has it: `Sat, 21 Nov 2026 13:05:00 GMT`. */
export function toRfc822(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toUTCString();
}
