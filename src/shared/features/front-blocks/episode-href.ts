import type { Episode } from '../../contract/schemas/front.ts';
import { articlePath } from '../../lib/canonical-path.ts';

/** Where an episode can be heard: on the page of its article, else its recording. @spec §3 Episode */
export function toEpisodeHref({ article, sourceUrl }: Pick<Episode, 'article' | 'sourceUrl'>): string {
  return article === null ? sourceUrl : articlePath(article);
}
