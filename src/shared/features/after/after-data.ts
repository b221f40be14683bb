import type { ArticleSummary } from '../../contract/schemas/article.ts';
import type { PlayableEpisode } from '../../lib/playable-episode.ts';

/** An episode of a podcast. `href` is its article, else its page, else its recording. */
export type AfterEpisode = {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly image: string | null;
  /** The show, and the length in full minutes; null where the episode is not known. */
  readonly show: string | null;
  readonly minutes: string | null;
  /** Null where this page cannot play it. */
  readonly playable: PlayableEpisode | null;
};

/** What opens the After page: no article stands twice, titles are cut to the size of their block. @spec §2.5 */
export type AfterLanding = {
  readonly leader: ArticleSummary | null;
  /** What stands beside the leader. */
  readonly others: readonly ArticleSummary[];
  readonly recommended: readonly ArticleSummary[];
  readonly cards: readonly ArticleSummary[];
  readonly news: readonly ArticleSummary[];
  /** Where the video is to be seen. */
  readonly videoUrl: string | null;
};

/** The articles of a landing. */
export function toLandingIds({ leader, others, recommended, cards, news }: AfterLanding): Set<number> {
  return new Set([...(leader === null ? [] : [leader]), ...others, ...recommended, ...cards, ...news].map(({ id }) => id));
}
