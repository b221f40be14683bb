import type { PlayableEpisode } from '../../lib/playable-episode.ts';

/** What the page tells the app around it; addresses are absolute, since the app is not on our host. @spec §4 Podcast play/pause */
export type AppMessage =
  | { readonly type: 'Add'; readonly episode: PlayableEpisode }
  | { readonly type: 'Play' | 'Pause'; readonly slug: string }
  | { readonly type: 'Destroy' | 'AskState' };

/** What the app tells the page: which episode it has, and whether that plays. */
export type EpisodeState = { readonly slug: string | null; readonly playing: boolean };

/** The way to the app. */
export type AppBridge = {
  readonly send: (message: AppMessage) => void;
  readonly listen: (listener: (state: EpisodeState) => void) => void;
};

/** An `episodeState` message, as an object or as JSON text; null for whatever else windows say to each other. @spec §4 Podcast play/pause */
export function parseEpisodeState(data: unknown): EpisodeState | null {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'episodeState') return null;
  const slug = 'slug' in message && typeof message.slug === 'string' && message.slug !== '' ? message.slug : null;
  return { slug, playing: slug !== null && 'playing' in message && message.playing === true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's words.
    return null;
  }
}
