import { PODCASTS_PATH } from '../../config/podcast.ts';
import { podcastTexts } from '../../config/texts-podcast.ts';
import { absoluteUrl, createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import { toPlayableEpisode } from '../../lib/playable-episode.ts';
import { toEpisodeTitle, toShowName } from '../../lib/podcast-names.ts';
import { podcastFeedPath, podcastPath } from '../../lib/podcast-path.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { podcastEpisode } from '../../lib/structured-data/podcast-series.ts';
import { definePage, type PageContext } from '../page.ts';
import { loadEpisode, loadMore, type EpisodeData, type EpisodeSlow } from './load-podcasts.ts';

/** An episode: its player, what it is about, what belongs to it. @spec §2.10 §7 GET /api/episodes/{slug} */
export const episodePage = definePage<EpisodeData, EpisodeSlow>({
  name: 'episode',
  load: loadEpisode,
  slow: { more: loadMore },
  head: toEpisodeHead,
  // Whoever opens it wants to hear it: the player's button works at once.
  live: ({ episode }, { site }) => !site.screenshot && toPlayableEpisode(episode, site.edition.assetsBaseUrl) !== null,
  structuredData: ({ episode, podcast, path }, { site }) => [
    podcastEpisode(site.edition, episode, podcast),
    breadcrumbList(site.edition, [
      { name: podcastTexts.title, path: PODCASTS_PATH },
      { name: toShowName(podcast), path: podcastPath(podcast.slug) },
      { name: toEpisodeTitle(episode), path },
    ]),
  ],
});

function toEpisodeHead({ episode, podcast, path }: EpisodeData, { site }: Pick<PageContext, 'site'>) {
  const { edition } = site;
  const [title, show] = [toEpisodeTitle(episode), toShowName(podcast)];
  const playable = toPlayableEpisode(episode, edition.assetsBaseUrl);
  return createHead({
    edition,
    path,
    title: podcastTexts.episodeTitle(title, show),
    description: episode.description ?? podcastTexts.episodeDescription(title, show),
    image: episode.image === null ? null : toHeadImage(edition, episode.image, title),
    robots: decideRobots(site),
    properties: playable === null ? [] : [['og:audio', absoluteUrl(edition, playable.src)], ...(episode.mimeType === null ? [] : [['og:audio:type', episode.mimeType] as const])],
    feeds: [{ title: podcastTexts.feed(show), href: podcastFeedPath(podcast.slug) }],
  });
}
