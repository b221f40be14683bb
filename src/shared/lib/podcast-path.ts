import { PODCASTS_PATH } from '../config/podcast.ts';

/** The page of a show. */
export function podcastPath(podcast: string): string {
  return `${PODCASTS_PATH}/${encodeURIComponent(podcast)}`;
}

/** The page of an episode. */
export function episodePath({ podcast, slug }: { readonly podcast: string; readonly slug: string }): string {
  return `${podcastPath(podcast)}/${encodeURIComponent(slug)}`;
}

/** The feed of a show. */
export function podcastFeedPath(podcast: string): string {
  return `/rss/podcast/${encodeURIComponent(podcast)}`;
}
