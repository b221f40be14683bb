import { SKIP_AHEAD_SECONDS, SKIP_BACK_SECONDS } from '../../shared/config/podcast.ts';
import type { SoundPlayer } from '../../shared/features/podcast-player/player.ts';

/** Lets media keys, headphones and lock screens drive the player, and shows them what plays. */
export function connectMediaSession(player: SoundPlayer): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  const handlers: Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler>>> = {
    play: () => player.resume(),
    pause: () => player.pause(),
    stop: () => player.close(),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_BACK_SECONDS)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP_AHEAD_SECONDS),
    seekto: ({ seekTime }) => seekTime != null && player.seek(seekTime),
  };
  for (const [action, handler] of Object.entries(handlers)) setHandler(session, action as MediaSessionAction, handler);

  let shown: string | null = null;
  player.subscribe(() => {
    const { episode, playing, position, duration, rate } = player.get();
    if (shown !== (episode?.slug ?? null)) {
      shown = episode?.slug ?? null;
      session.metadata = episode === null ? null : toMetadata(episode);
    }
    session.playbackState = episode === null ? 'none' : playing ? 'playing' : 'paused';
    if (episode !== null && duration !== null && duration > 0) session.setPositionState({ duration, position: Math.min(position, duration), playbackRate: rate });
  });
}

function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // A browser throws for an action that it does not know: there is no such key then.
  }
}

function toMetadata({ title, show, picture }: { readonly title: string; readonly show: string | null; readonly picture: string | null }): MediaMetadata {
  return new MediaMetadata({ title, artist: show ?? '', artwork: picture === null ? [] : [{ src: picture, sizes: '375x375', type: 'image/jpeg' }] });
}
