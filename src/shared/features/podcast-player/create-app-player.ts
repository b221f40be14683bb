import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import type { AppBridge } from './app-messages.ts';
import { createPlayerStore } from './create-player-store.ts';
import type { Player } from './player.ts';
import type { PlayerEvent } from './player-state.ts';

type Parts = { readonly bridge: AppBridge; readonly onEvent: (event: PlayerEvent) => void };

/**
 * Makes a player whose sound is the app's: buttons send messages, and show what the app says of itself, which may have
 * played something else before this page was opened. @spec §4 Podcast play/pause
 */
export function createAppPlayer({ bridge, onEvent }: Parts): Player {
  const { get, subscribe, dispatch } = createPlayerStore(onEvent);
  bridge.listen(({ slug, playing }) => {
    if (slug === null) {
      dispatch({ type: 'close' });
      return;
    }
    if (get().episode?.slug !== slug) dispatch({ type: 'add', episode: toUnknownEpisode(slug), position: 0 });
    dispatch({ type: playing ? 'playing' : 'paused' });
  });
  bridge.send({ type: 'AskState' });

  function play(episode: PlayableEpisode): void {
    const { episode: current } = get();
    if (current?.slug !== episode.slug) {
      if (current !== null) bridge.send({ type: 'Destroy' });
      bridge.send({ type: 'Add', episode });
      dispatch({ type: 'add', episode, position: 0 });
    }
    bridge.send({ type: 'Play', slug: episode.slug });
  }

  function pause(): void {
    const { episode, playing } = get();
    if (episode !== null && playing) bridge.send({ type: 'Pause', slug: episode.slug });
  }

  return { get, subscribe, pause, toggle: (episode) => (get().playing && get().episode?.slug === episode.slug ? pause() : play(episode)) };
}

/** The app has it from another page: its buttons are known by its slug. */
function toUnknownEpisode(slug: string): PlayableEpisode {
  return { slug, title: '', show: null, href: '', src: '', picture: null, seconds: null };
}
