import { createAppPlayer } from '../../shared/features/podcast-player/create-app-player.ts';
import { createSoundPlayer } from '../../shared/features/podcast-player/create-sound-player.ts';
import { FloatingPlayer } from '../../shared/features/podcast-player/floating-player.tsx';
import type { Player, SoundPlayer } from '../../shared/features/podcast-player/player.ts';
import { isPlayingEpisode, type PlayerEvent } from '../../shared/features/podcast-player/player-state.ts';
import { readStored, writeStored } from '../boot/storage.ts';
import { findAppBridge } from './app-bridge.ts';
import { createBrowserSound } from './browser-sound.ts';
import css from './floating-player.css?inline';
import { connectMediaSession } from './media-session.ts';
import { createPositionMemory } from './position-memory.ts';

/** A player that runs, and how it looks; `floating` is null where the app around the page shows it. */
export type StartedPlayer = { readonly player: Player; readonly isPlaying: (slug: string) => boolean; readonly floating: { readonly View: typeof FloatingPlayer; readonly player: SoundPlayer } | null };

/** Starts the player of a page in an app, which makes the sound; null where there is no app. */
export function startAppPlayer(): StartedPlayer | null {
  const bridge = findAppBridge(window, location.origin);
  return bridge === null ? null : toStarted(createAppPlayer({ bridge, onEvent: tell }), null);
}

/** Starts the player of a page in a browser, on the element that the reader's press has made. */
export function startSoundPlayer(audio: HTMLAudioElement): StartedPlayer {
  const memory = createPositionMemory({ read: readStored, write: writeStored });
  const player = createSoundPlayer({ sound: createBrowserSound(audio), memory, onEvent: tell });
  connectMediaSession(player);
  // A page that its reader leaves is silent, and stays so when it comes back from the browser's memory.
  addEventListener('pagehide', player.pause);
  addEventListener('pageshow', ({ persisted }) => persisted && player.pause());
  addStyles();
  return toStarted(player, { View: FloatingPlayer, player });
}

function toStarted(player: Player, floating: StartedPlayer['floating']): StartedPlayer {
  return { player, isPlaying: (slug) => isPlayingEpisode(player.get(), slug), floating };
}

/** For whoever listens on this page: `lapszel:podcast` with what was played or paused. @spec §4 Podcast play/pause */
function tell(event: PlayerEvent): void {
  dispatchEvent(new CustomEvent<PlayerEvent>('lapszel:podcast', { detail: event }));
}

/** Who plays nothing does not load them. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
