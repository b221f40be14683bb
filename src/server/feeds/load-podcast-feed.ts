import { PODCAST_DEFAULT_CATEGORY, PODCAST_FEED_CALL_EPISODES, PODCAST_FEED_MAX_EPISODES } from '../../shared/config/podcast.ts';
import { podcastTexts } from '../../shared/config/texts-podcast.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Episode } from '../../shared/contract/schemas/front.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { cropUrl } from '../../shared/lib/image-variants.ts';
import { toPlayableEpisode } from '../../shared/lib/playable-episode.ts';
import { toEpisodeTitle, toShowName } from '../../shared/lib/podcast-names.ts';
import { podcastFeedPath, podcastPath } from '../../shared/lib/podcast-path.ts';
import type { Site } from '../../shared/lib/site.ts';
import type { PodcastFeed, PodcastFeedItem } from './podcast-feed.ts';

/** Loads the feed of a show. @throws NOT_FOUND for a show that is none, or has nothing to be heard */
export async function loadPodcastFeed({ api, edition }: Site, slug: string): Promise<PodcastFeed> {
  const path = podcastFeedPath(slug);
  const podcast = (await api.podcasts()).items.find((candidate) => candidate.slug === slug);
  if (podcast === undefined) throw notFound(path);
  const items = (await loadAllEpisodes(api, slug)).flatMap((episode) => toItem(edition, episode));
  if (items.length === 0) throw notFound(path);
  const title = toShowName(podcast);
  return {
    title,
    description: podcast.description ?? podcastTexts.showDescription(title, edition.name),
    language: edition.locale,
    copyright: `© ${edition.publisher.name}`,
    category: podcast.category ?? PODCAST_DEFAULT_CATEGORY,
    explicit: podcast.explicit,
    author: edition.name,
    ownerEmail: edition.publisher.email,
    pageUrl: absoluteUrl(edition, podcastPath(slug)),
    rssUrl: absoluteUrl(edition, path),
    imageUrl: toSquare(edition, podcast.image),
    items,
  };
}

/** Programs for podcasts show what the feed has: so it has more than one page of the list. */
async function loadAllEpisodes(api: Site['api'], podcast: string): Promise<Episode[]> {
  const found = new Map<string, Episode>();
  for (let page = 1; found.size < PODCAST_FEED_MAX_EPISODES; page += 1) {
    const before = found.size;
    const { items, totalItems } = await api.episodes({ query: { podcast, ...(page > 1 ? { page } : {}), perPage: PODCAST_FEED_CALL_EPISODES } });
    for (const episode of items) found.set(episode.slug, episode);
    // A backend that does not know pages answers the first one again.
    if (found.size === before || page * PODCAST_FEED_CALL_EPISODES >= totalItems) break;
  }
  return [...found.values()].filter((episode) => episode.podcast?.slug === podcast).slice(0, PODCAST_FEED_MAX_EPISODES);
}

function toItem(edition: Edition, episode: Episode): PodcastFeedItem[] {
  const playable = toPlayableEpisode(episode, edition.assetsBaseUrl);
  if (playable === null) return [];
  return [
    {
      url: absoluteUrl(edition, playable.href),
      title: toEpisodeTitle(episode),
      description: episode.description,
      publishedAt: episode.pubDate,
      seconds: episode.duration,
      imageUrl: toSquare(edition, episode.image),
      // A length that nobody knows is 0 by convention.
      enclosure: { url: absoluteUrl(edition, playable.src), bytes: episode.bytes ?? 0, mimeType: episode.mimeType ?? toMimeType(playable.src) },
    },
  ];
}

const MIME_TYPES: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' };

function toMimeType(src: string): string {
  return MIME_TYPES[/\.([a-z0-9]+)$/.exec(src)?.[1] ?? ''] ?? 'audio/mpeg';
}

/** Covers are square, as large as the upload allows. */
function toSquare(edition: Edition, image: string | null): string | null {
  return image === null ? null : absoluteUrl(edition, cropUrl(image, '11'));
}
