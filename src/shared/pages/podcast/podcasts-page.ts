import { PODCASTS_PATH } from '../../config/podcast.ts';
import { podcastTexts } from '../../config/texts-podcast.ts';
import { createHead, decideRobots, toHeadImage } from '../../lib/head.ts';
import { toShowName } from '../../lib/podcast-names.ts';
import { podcastFeedPath, podcastPath } from '../../lib/podcast-path.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { collectionPage } from '../../lib/structured-data/collection-page.ts';
import { definePage } from '../page.ts';
import { loadPodcasts, type PodcastsData } from './load-podcasts.ts';

/** All shows. @spec §2.10 §7 GET /api/podcasts/public/all */
export const podcastsPage = definePage<PodcastsData>({
  name: 'podcasts',
  load: loadPodcasts,
  head: ({ shows }, { site }) => {
    const image = shows.find(({ podcast }) => podcast.image !== null)?.podcast;
    return createHead({
      edition: site.edition,
      path: PODCASTS_PATH,
      title: podcastTexts.title,
      description: podcastTexts.description(site.edition.name),
      image: image?.image == null ? null : toHeadImage(site.edition, image.image, toShowName(image)),
      robots: decideRobots(site),
      feeds: shows.map(({ podcast }) => ({ title: podcastTexts.feed(toShowName(podcast)), href: podcastFeedPath(podcast.slug) })),
    });
  },
  structuredData: ({ shows }, { site }) => [
    collectionPage(site.edition, { name: podcastTexts.title, path: PODCASTS_PATH, items: shows.map(({ podcast }) => ({ name: toShowName(podcast), path: podcastPath(podcast.slug) })) }),
    breadcrumbList(site.edition, [{ name: podcastTexts.title, path: PODCASTS_PATH }]),
  ],
});
