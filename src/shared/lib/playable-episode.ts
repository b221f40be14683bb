import type { Episode } from '../contract/schemas/front.ts';
import { articlePath } from './canonical-path.ts';
import { cropUrl, hasImageVariants, imageVariantUrl, toAssetUrl } from './image-variants.ts';
import { toOutsideAddress } from './outside-address.ts';
import { toEpisodeTitle } from './podcast-names.ts';
import { episodePath } from './podcast-path.ts';

/** What the player needs of an episode; nothing of it depends on the page it was found on. */
export type PlayableEpisode = {
  readonly slug: string;
  readonly title: string;
  readonly show: string | null;
  /** The episode's page. */
  readonly href: string;
  readonly src: string;
  readonly picture: string | null;
  /** Its length as the newsroom knows it. */
  readonly seconds: number | null;
};

/** Sounds of our own: the only ones that a page may play. */
const OWN_SOUND = /^\/uploads(?:\/(?!\.)[^\s?#\\/]+)+$/;

/** An episode for the player; null where there is no recording of ours, or no page of its own. */
export function toPlayableEpisode({ slug, title, image, duration, sourceUrl, podcast }: Episode, assetsBaseUrl: string): PlayableEpisode | null {
  if (sourceUrl === null || podcast === null || !OWN_SOUND.test(sourceUrl)) return null;
  return {
    slug,
    title: toEpisodeTitle({ title }),
    show: podcast.name === '' ? null : podcast.name,
    href: episodePath({ podcast: podcast.slug, slug }),
    src: toAssetUrl(sourceUrl, assetsBaseUrl),
    picture: image === null ? null : toThumbnail(image, assetsBaseUrl),
    seconds: duration,
  };
}

/** Where an episode's title leads: to its article, else to its page, else to its recording elsewhere; null for none of them. @spec §3 Episode */
export function toEpisodeHref({ slug, article, podcast, sourceUrl }: Pick<Episode, 'slug' | 'article' | 'podcast' | 'sourceUrl'>): string | null {
  if (article !== null) return articlePath(article);
  return podcast === null ? toOutsideAddress(sourceUrl) : episodePath({ podcast: podcast.slug, slug });
}

function toThumbnail(image: string, assetsBaseUrl: string): string {
  const cut = cropUrl(image, '11');
  return toAssetUrl(hasImageVariants(cut) ? imageVariantUrl(cut, { size: 'xs', density: 1, format: 'jpg' }) : image, assetsBaseUrl);
}
