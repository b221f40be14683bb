import { PODCASTS_PATH } from '../../config/podcast.ts';
import { podcastTexts } from '../../config/texts-podcast.ts';
import { texts } from '../../config/texts.ts';
import { createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import { toCanonicalListAddress } from '../../lib/list-address.ts';
import { toShowName } from '../../lib/podcast-names.ts';
import { podcastFeedPath, podcastPath } from '../../lib/podcast-path.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { podcastSeries } from '../../lib/structured-data/podcast-series.ts';
import { definePage } from '../page.ts';
import { loadPodcast, type PodcastData } from './load-podcasts.ts';

/** A show with its episodes. @spec §2.10 */
export const podcastPage = definePage<PodcastData>({
  name: 'podcast',
  load: loadPodcast,
  head: (data, { site }) => {
    const { podcast, page } = data;
    const name = toShowName(podcast);
    const title = podcastTexts.showTitle(name);
    return createHead({
      edition: site.edition,
      path: toCanonicalListAddress(data),
      title: page > 1 ? texts.lists.pageOf(title, page) : title,
      description: podcast.description ?? podcastTexts.showDescription(name, site.edition.name),
      image: podcast.image === null ? null : toHeadImage(site.edition, podcast.image, name),
      robots: decideRobots(site),
      feeds: [{ title: podcastTexts.feed(name), href: podcastFeedPath(podcast.slug) }],
    });
  },
  structuredData: ({ podcast, page }, { site }) => [
    ...(page > 1 ? [] : [podcastSeries(site.edition, podcast)]),
    breadcrumbList(site.edition, [
      { name: podcastTexts.title, path: PODCASTS_PATH },
      { name: toShowName(podcast), path: podcastPath(podcast.slug) },
    ]),
  ],
});
