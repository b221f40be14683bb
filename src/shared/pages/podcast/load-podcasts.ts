import { MORE_EPISODES, SHOW_NEWEST_EPISODES } from '../../config/podcast.ts';
import type { Episode, Podcast } from '../../contract/schemas/front.ts';
import { isAppError, notFound } from '../../lib/errors.ts';
import { episodePath } from '../../lib/podcast-path.ts';
import type { Site } from '../../lib/site.ts';
import { PageRedirect, type LoadContext } from '../page.ts';

/** A show with its newest episodes. */
export type ShowWithNewest = { readonly podcast: Podcast; readonly newest: readonly Episode[] };
/** What the page of all shows has. */
export type PodcastsData = { readonly shows: readonly ShowWithNewest[] };
/** What the page of a show has. */
export type PodcastData = { readonly podcast: Podcast; readonly episodes: readonly Episode[]; readonly path: string; readonly page: number; readonly perPage: number; readonly totalItems: number };
/** What the page of an episode has; `path` is where it stands. */
export type EpisodeData = { readonly episode: Episode; readonly podcast: NonNullable<Episode['podcast']>; readonly path: string };
/** What comes to the page of an episode later. */
export type EpisodeSlow = { readonly more: readonly Episode[] };

/** Loads all shows. @throws NOT_FOUND where the newsroom has none */
export async function loadPodcasts({ site, path }: LoadContext): Promise<PodcastsData> {
  const { items } = await site.api.podcasts();
  if (items.length === 0) throw notFound(path);
  return { shows: await Promise.all(items.map(async (podcast) => ({ podcast, newest: await loadNewest(site, podcast.slug, SHOW_NEWEST_EPISODES) }))) };
}

/** Loads a show with a page of its episodes. @throws NOT_FOUND for a show that is none, and beyond its last page */
export async function loadPodcast({ site, params, path, page, perPage }: LoadContext): Promise<PodcastData> {
  const slug = params['slug'] ?? '';
  const [{ items: podcasts }, { items, totalItems }] = await Promise.all([site.api.podcasts(), site.api.episodes({ query: { podcast: slug, ...(page > 1 ? { page } : {}), perPage } })]);
  const podcast = podcasts.find((candidate) => candidate.slug === slug);
  const episodes = ofShow(items, slug);
  if (podcast === undefined || (page > 1 && episodes.length === 0)) throw notFound(path);
  return { podcast, episodes, path, page, perPage, totalItems: Math.max(totalItems, episodes.length) };
}

/** Loads an episode. @throws NOT_FOUND for one that has no show, and a redirect to its own show's address */
export async function loadEpisode({ site, params, path }: LoadContext): Promise<EpisodeData> {
  const [show = '', slug = ''] = [params['slug'], params['episode']];
  const episode = await site.api.episode({ params: { slug } });
  const { podcast } = episode;
  if (podcast === null) throw notFound(path);
  const own = episodePath({ podcast: podcast.slug, slug: episode.slug });
  if (own !== episodePath({ podcast: show, slug })) throw new PageRedirect(own);
  return { episode, podcast, path: own };
}

/** Other episodes of the same show; null where there are none. */
export async function loadMore({ episode, podcast }: EpisodeData, { site }: Pick<LoadContext, 'site'>): Promise<readonly Episode[] | null> {
  const { items } = await site.api.episodes({ query: { podcast: podcast.slug, perPage: MORE_EPISODES + 1 } });
  const others = ofShow(items, podcast.slug).filter(({ slug }) => slug !== episode.slug);
  return others.length === 0 ? null : others.slice(0, MORE_EPISODES);
}

/** A show without its episodes is still a show. */
async function loadNewest({ api }: Pick<Site, 'api'>, podcast: string, perPage: number): Promise<readonly Episode[]> {
  try {
    return ofShow((await api.episodes({ query: { podcast, perPage } })).items, podcast).slice(0, perPage);
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

/** The specification's call lists episodes of all shows: a backend may know no other. */
function ofShow(episodes: readonly Episode[], slug: string): readonly Episode[] {
  return episodes.filter(({ podcast }) => podcast?.slug === slug);
}
