import type { Episode } from '../../contract/schemas/front.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';

/** Where an episode can be heard: on the page of its article, else its recording; null for neither. @spec §3 Episode */
export function toEpisodeHref({ article, sourceUrl }: Pick<Episode, 'article' | 'sourceUrl'>): string | null {
  return article === null ? toOutsideAddress(sourceUrl) : articlePath(article);
}
