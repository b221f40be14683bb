import { AFTER_PODCAST_ITEMS } from '../../config/constants.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { isAppError } from '../../lib/errors.ts';
import { toMinutes } from '../../lib/play-time.ts';
import { toEpisodeTitle } from '../../lib/podcast-names.ts';
import { toEpisodeHref, toPlayableEpisode } from '../../lib/playable-episode.ts';
import type { Site } from '../../lib/site.ts';
import { toTeasers } from '../../lib/teaser.ts';
import type { AfterEpisode } from './after-data.ts';
import { cutTitle } from './cut-titles.ts';
import { loadAfterGroup } from './load-after-group.ts';

/** Several episodes may belong to one article, and some to one that is not shown. */
const EPISODES_ASKED_FOR = 20;

/**
 * The newest episodes: those of the group's articles, and those without an article, which lead to their page. An
 * article whose episode is not among the newest stands for it. Null where there are none. @spec §2.5 "Podcast adások" §9
 */
export async function loadAfterPodcasts(site: Pick<Site, 'api' | 'edition'>): Promise<AfterEpisode[] | null> {
  const [articles, episodes] = await Promise.all([loadAfterGroup(site, 'after-podcast', AFTER_PODCAST_ITEMS), loadEpisodes(site)]);
  const told = new Set(episodes.map(({ article }) => article?.slug));
  const items = [...episodes.flatMap((episode) => toEpisode(episode, { shown: articles, assetsBaseUrl: site.edition.assetsBaseUrl })), ...articles.filter(({ slug }) => !told.has(slug)).flatMap(toEpisodeOfArticle)];
  return items.length === 0 ? null : items.slice(0, AFTER_PODCAST_ITEMS);
}

/** What only episodes say is worth less than the block. */
async function loadEpisodes({ api }: Pick<Site, 'api'>): Promise<readonly Episode[]> {
  try {
    return (await api.episodes({ query: { perPage: EPISODES_ASKED_FOR } })).items;
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

function toEpisode(episode: Episode, { shown, assetsBaseUrl }: { shown: readonly ArticleSummary[]; assetsBaseUrl: string }): AfterEpisode[] {
  const { slug, image, duration, article, podcast } = episode;
  if (article !== null && !shown.some((candidate) => candidate.slug === article.slug)) return [];
  const href = toEpisodeHref(episode);
  if (href === null) return [];
  const show = podcast === null || podcast.name === '' ? null : podcast.name;
  return [{ slug, title: cutTitle(toEpisodeTitle(episode), 'small'), href, image, show, minutes: toMinutes(duration), playable: toPlayableEpisode(episode, assetsBaseUrl) }];
}

function toEpisodeOfArticle(article: ArticleSummary): AfterEpisode[] {
  return toTeasers([article]).map(({ title, href, image }) => ({ slug: article.slug, title: cutTitle(title, 'small'), href, image, show: null, minutes: null, playable: null }));
}
