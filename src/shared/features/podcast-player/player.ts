import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import type { Minimalized, PlayerState } from './player-state.ts';

/** A player as its buttons see it, whoever makes the sound: this page, or the app around it. */
export type Player = {
  readonly get: () => PlayerState;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays an episode, or pauses it where it plays. @spec §4 Podcast play/pause */
  readonly toggle: (episode: PlayableEpisode) => void;
  readonly pause: () => void;
};

/** A player whose sound is this page's, with everything that its reader can do. @spec §2.10 */
export type SoundPlayer = Player & {
  readonly resume: () => void;
  /** To a place, in seconds. */
  readonly seek: (seconds: number) => void;
  /** So many seconds on, or back where there are less than none. */
  readonly skip: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly minimalize: (to: Minimalized) => void;
  readonly close: () => void;
};
