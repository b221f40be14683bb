import { FEED_TTL_MINUTES } from '../../shared/config/feeds.ts';
import type { PodcastFeed, PodcastFeedItem } from './podcast-feed.ts';
import { toPodcastGuid } from './podcast-guid.ts';
import { toRfc822 } from './write-rss.ts';
import { writeXml, xml, type XmlElement } from './xml.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** Writes a show as RSS 2.0 with what the Podcast Standards Project (PSP-1) asks for. */
export function writePodcastRss(feed: PodcastFeed): string {
  const channel = xml('channel', [
    xml('title', feed.title),
    xml('link', feed.pageUrl),
    xml('description', feed.description),
    xml('language', feed.language.toLowerCase()),
    xml('copyright', feed.copyright),
    xml('ttl', String(FEED_TTL_MINUTES)),
    xml('atom:link', '', { rel: 'self', type: 'application/rss+xml', href: feed.rssUrl }),
    xml('itunes:author', feed.author),
    xml('itunes:owner', [xml('itunes:name', feed.author), xml('itunes:email', feed.ownerEmail)]),
    xml('itunes:category', '', { text: feed.category }),
    xml('itunes:explicit', String(feed.explicit)),
    xml('itunes:type', 'episodic'),
    ...toImage(feed.imageUrl),
    xml('podcast:guid', toPodcastGuid(feed.rssUrl)),
    // Nobody else may take the show to another host.
    xml('podcast:locked', 'yes', { owner: feed.ownerEmail }),
    ...feed.items.map((item) => toItem(item, feed)),
  ]);
  return writeXml(xml('rss', [channel], { version: '2.0', ...NAMESPACES }));
}

function toItem({ url, title, description, publishedAt, seconds, imageUrl, enclosure }: PodcastFeedItem, { explicit }: PodcastFeed): XmlElement {
  return xml('item', [
    xml('title', title),
    xml('link', url),
    xml('guid', url, { isPermaLink: 'true' }),
    ...(publishedAt === null ? [] : [xml('pubDate', toRfc822(publishedAt))]),
    ...(description === null ? [] : [xml('description', description)]),
    xml('enclosure', '', { url: enclosure.url, length: String(enclosure.bytes), type: enclosure.mimeType }),
    ...(seconds === null ? [] : [xml('itunes:duration', String(Math.round(seconds)))]),
    xml('itunes:explicit', String(explicit)),
    ...toImage(imageUrl),
  ]);
}

function toImage(url: string | null): XmlElement[] {
  return url === null ? [] : [xml('itunes:image', '', { href: url })];
}
