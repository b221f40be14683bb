import type { Edition } from '../../shared/config/editions/edition.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import type { Feed, FeedItem } from './feed.ts';

/** What all feeds of an edition have in common. */
export function toFeedFrame(edition: Edition, path: string, items: readonly FeedItem[]): Omit<Feed, 'title' | 'description' | 'language' | 'pageUrl'> {
  return {
    copyright: `© ${edition.publisher.name}`,
    publisher: { name: edition.name, url: absoluteUrl(edition, '/') },
    rssUrl: absoluteUrl(edition, path),
    jsonUrl: absoluteUrl(edition, `${path}.json`),
    iconUrl: absoluteUrl(edition, '/favicon.svg'),
    updatedAt: Math.max(...items.map(({ updatedAt }) => updatedAt)),
    items,
  };
}
