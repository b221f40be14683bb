import type { PlayableEpisode } from '../../lib/playable-episode.ts';

/** Where the player stands when a reader has made it small. @spec §2.10 */
export type Minimalized = 'none' | 'left' | 'right';

/** What the player is at. @spec §3 Player state */
export type PlayerState = {
  readonly visible: boolean;
  readonly minimalized: Minimalized;
  readonly episode: PlayableEpisode | null;
  readonly playing: boolean;
  /** Seconds from the start. */
  readonly position: number;
  /** Seconds; null while nobody knows. */
  readonly duration: number | null;
  readonly rate: number;
  /** The recording could not be had. */
  readonly failed: boolean;
};

/** What happens to the player: by its reader, by the sound, or by the app around it. */
export type PlayerAction =
  | { readonly type: 'add'; readonly episode: PlayableEpisode; readonly position: number }
  | { readonly type: 'playing' }
  | { readonly type: 'paused' }
  | { readonly type: 'ended' }
  | { readonly type: 'failed' }
  | { readonly type: 'moved'; readonly position: number; readonly duration: number | null }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'minimalize'; readonly to: Minimalized }
  | { readonly type: 'close' };

/** Before anything was played. */
export const EMPTY_PLAYER: PlayerState = { visible: false, minimalized: 'none', episode: null, playing: false, position: 0, duration: null, rate: 1, failed: false };

/** The player after what has happened; the same object where nothing has changed. @spec §4 Podcast play/pause */
export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'add':
      // A reader who has made it small gets the next episode there, too.
      return { ...state, visible: true, episode: action.episode, playing: false, position: action.position, duration: action.episode.seconds, failed: false };
    case 'playing':
      return state.episode === null || (state.playing && !state.failed) ? state : { ...state, playing: true, failed: false };
    case 'paused':
      return state.playing ? { ...state, playing: false } : state;
    case 'ended':
      return { ...state, playing: false, position: 0 };
    case 'failed':
      return state.episode === null ? state : { ...state, playing: false, failed: true };
    case 'moved':
      return move(state, action);
    case 'rate':
      return state.rate === action.rate ? state : { ...state, rate: action.rate };
    case 'minimalize':
      return state.minimalized === action.to ? state : { ...state, minimalized: action.to };
    case 'close':
      return { ...EMPTY_PLAYER, rate: state.rate };
  }
}

/** Sound tells its place many times a second; what a reader sees changes once. */
function move(state: PlayerState, { position, duration }: Extract<PlayerAction, { type: 'moved' }>): PlayerState {
  const known = duration ?? state.duration;
  return Math.floor(position) === Math.floor(state.position) && known === state.duration ? state : { ...state, position, duration: known };
}

/** Whether the button of an episode says pause: only while the player plays this very episode. @spec §4 Podcast play/pause */
export function isPlayingEpisode({ episode, playing }: PlayerState, slug: string): boolean {
  return playing && episode?.slug === slug;
}

/** What the player tells of itself. @spec §4 Podcast play/pause */
export type PlayerEvent = { readonly type: 'play' | 'pause'; readonly slug: string; readonly show: string | null; readonly position: number };

/** The events between two states: an episode that is replaced while it plays is paused, too. */
export function toPlayerEvents(before: PlayerState, after: PlayerState): PlayerEvent[] {
  const isSame = before.episode?.slug === after.episode?.slug;
  if (isSame && before.playing === after.playing) return [];
  return [...(before.playing ? [toEvent('pause', before)] : []), ...(after.playing ? [toEvent('play', after)] : [])].flatMap((event) => event ?? []);
}

function toEvent(type: PlayerEvent['type'], { episode, position }: PlayerState): PlayerEvent | null {
  return episode === null ? null : { type, slug: episode.slug, show: episode.show, position };
}
