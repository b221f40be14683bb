import { FINISHED_WITHIN_SECONDS, REMEMBER_EVERY_SECONDS } from '../../config/podcast.ts';
import { createPlayerStore } from './create-player-store.ts';
import type { SoundPlayer } from './player.ts';
import type { PlayerAction, PlayerEvent } from './player-state.ts';

/** What the sound tells of itself. */
export type SoundEvent = Extract<PlayerAction, { type: 'playing' | 'paused' | 'ended' | 'failed' | 'moved' }>;

/** What makes the sound. */
export type SoundPort = {
  /** Takes a recording, to be played from a place on. */
  readonly load: (src: string, position: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly unload: () => void;
  readonly listen: (listener: (event: SoundEvent) => void) => void;
};

/** What is remembered from visit to visit. */
export type PlayerMemory = {
  readonly recallPosition: (slug: string) => number;
  readonly rememberPosition: (slug: string, seconds: number) => void;
  readonly recallRate: () => number;
  readonly rememberRate: (rate: number) => void;
};

type Parts = { readonly sound: SoundPort; readonly memory: PlayerMemory; readonly onEvent: (event: PlayerEvent) => void };

/** Makes a player that sounds in this page. Its state says what the sound says, not what was asked of it. @spec §2.10 §4 Podcast play/pause */
export function createSoundPlayer({ sound, memory, onEvent }: Parts): SoundPlayer {
  const { get, subscribe, dispatch } = createPlayerStore(onEvent);
  dispatch({ type: 'rate', rate: memory.recallRate() });
  let written = 0;

  function write(): void {
    const { episode, position, duration } = get();
    if (episode === null) return;
    written = position;
    // Who has heard the end wants to hear the beginning next time.
    const isFinished = duration !== null && position > duration - FINISHED_WITHIN_SECONDS;
    memory.rememberPosition(episode.slug, isFinished ? 0 : position);
  }

  sound.listen((event) => {
    dispatch(event);
    const isDue = event.type === 'moved' ? Math.abs(get().position - written) >= REMEMBER_EVERY_SECONDS : event.type !== 'playing';
    if (isDue) write();
  });

  function seek(seconds: number): void {
    const { episode, duration } = get();
    if (episode === null) return;
    const position = Math.max(0, duration === null ? seconds : Math.min(seconds, duration));
    sound.seek(position);
    dispatch({ type: 'moved', position, duration });
    write();
  }

  return {
    get,
    subscribe,
    toggle(episode) {
      if (get().episode?.slug !== episode.slug) {
        write();
        const position = memory.recallPosition(episode.slug);
        dispatch({ type: 'add', episode, position });
        written = position;
        sound.load(episode.src, position);
        sound.setRate(get().rate);
        sound.play();
      } else if (get().playing) sound.pause();
      else sound.play();
    },
    resume: () => {
      if (get().episode !== null) sound.play();
    },
    pause: () => sound.pause(),
    seek,
    skip: (seconds) => seek(get().position + seconds),
    setRate(rate) {
      sound.setRate(rate);
      memory.rememberRate(rate);
      dispatch({ type: 'rate', rate });
    },
    minimalize: (to) => dispatch({ type: 'minimalize', to }),
    close() {
      write();
      sound.unload();
      dispatch({ type: 'close' });
    },
  };
}
