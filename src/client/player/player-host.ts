import type { PlayableEpisode } from '../../shared/lib/playable-episode.ts';
import type { ButtonPlayer } from '../../shared/features/podcast-player/player-port.ts';
import type { StartedPlayer } from './start-player.ts';

/** The player of this document, which outlives its pages. */
export type PlayerHost = ButtonPlayer & { readonly getStarted: () => StartedPlayer | null };

/**
 * Stands for the player until somebody plays something: then its code comes, once. In an app it comes at once, to ask
 * what plays there. Null in pictures of pages. @spec §2.10 §4 Podcast play/pause
 */
export function createPlayerHost(): PlayerHost | null {
  const query = new URLSearchParams(location.search);
  if (query.has('isScreenshot')) return null;
  const listeners = new Set<() => void>();
  let started: StartedPlayer | null = null;
  let flight: Promise<void> | null = null;
  if (query.has('isMobileApp')) flight = start(startInApp());

  function start(starting: Promise<StartedPlayer | null>): Promise<void> {
    return starting.then(
      (running) => {
        started = running;
        if (started === null) flight = null;
        started?.player.subscribe(tell);
        tell();
      },
      // Whoever plays something next tries again.
      () => void (flight = null),
    );
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function play(episode: PlayableEpisode): Promise<void> {
    // At once where nothing is under way: the press has to make the element.
    if (flight !== null) await flight;
    if (started === null) await (flight ??= start(startInPage(episode.src)));
    // Without its code the browser's own player does it.
    if (started === null) location.assign(episode.src);
    else started.player.toggle(episode);
  }

  return {
    isPlaying: (slug) => started?.isPlaying(slug) ?? false,
    getStarted: () => started,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (episode) => (started === null ? void play(episode) : started.player.toggle(episode)),
  };
}

/** Null where no app is around the page after all. */
async function startInApp(): Promise<StartedPlayer | null> {
  return (await bringPlayer()).startAppPlayer();
}

/** The element comes before anything is waited for: some browsers let only that sound which a press has begun. */
async function startInPage(src: string): Promise<StartedPlayer> {
  const audio = document.createElement('audio');
  audio.src = src;
  audio.load();
  // Part of the document, but of no page: React never touches it.
  document.body.append(audio);
  return (await bringPlayer()).startSoundPlayer(audio);
}

function bringPlayer() {
  return import('./start-player.ts').catch(() => import('./start-player.ts'));
}
