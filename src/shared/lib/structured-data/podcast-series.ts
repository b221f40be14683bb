import type { Edition } from '../../config/editions/edition.ts';
import type { Episode, Podcast } from '../../contract/schemas/front.ts';
import { absoluteUrl } from '../head.ts';
import { toIsoDuration } from '../play-time.ts';
import { toPlayableEpisode } from '../playable-episode.ts';
import { toEpisodeTitle, toShowName } from '../podcast-names.ts';
import { episodePath, podcastFeedPath, podcastPath } from '../podcast-path.ts';
import { toOffsetDate } from './offset-date.ts';
import { publisherReference } from './organization.ts';

/** A show as schema.org's PodcastSeries. */
export function podcastSeries(edition: Edition, podcast: Podcast) {
  const { description, image } = podcast;
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    ...toSeriesReference(edition, podcast),
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { image: absoluteUrl(edition, image) }),
    webFeed: absoluteUrl(edition, podcastFeedPath(podcast.slug)),
    inLanguage: edition.locale,
    publisher: publisherReference(edition),
  };
}

/** An episode of a show as schema.org's PodcastEpisode. */
export function podcastEpisode(edition: Edition, episode: Episode, podcast: NonNullable<Episode['podcast']>) {
  const { image, pubDate, description, mimeType, duration } = episode;
  const playable = toPlayableEpisode(episode, edition.assetsBaseUrl);
  const length = duration === null ? {} : { duration: toIsoDuration(duration) };
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: toEpisodeTitle(episode),
    url: absoluteUrl(edition, episodePath({ podcast: podcast.slug, slug: episode.slug })),
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { image: absoluteUrl(edition, image) }),
    ...(pubDate === null ? {} : { datePublished: toOffsetDate(pubDate, edition.timeZone) }),
    ...length,
    ...(playable === null ? {} : { associatedMedia: { '@type': 'AudioObject', contentUrl: absoluteUrl(edition, playable.src), ...(mimeType === null ? {} : { encodingFormat: mimeType }), ...length } }),
    partOfSeries: { '@type': 'PodcastSeries', ...toSeriesReference(edition, podcast) },
    inLanguage: edition.locale,
  };
}

function toSeriesReference(edition: Edition, podcast: { readonly slug: string; readonly name: string }) {
  return { name: toShowName(podcast), url: absoluteUrl(edition, podcastPath(podcast.slug)) };
}
