import { useContext, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { podcastTexts } from '../../config/texts-podcast.ts';
import type { PlayableEpisode } from '../../lib/playable-episode.ts';
import styles from './play-button.module.css';
import { PlayerContext } from './player-port.ts';

type PlayButtonProps = {
  episode: PlayableEpisode;
  /** It stands on the episode's own page: without script it leads to the recording and not to where the reader is. */
  isOwnPage?: boolean;
};

/**
 * Plays an episode, or pauses it. Before React is there, and without script, it is a link to where the episode can be
 * heard; the same element becomes the button, so that it keeps its focus. @spec §2.10 §4 Podcast play/pause
 */
export function PlayButton({ episode, isOwnPage = false }: PlayButtonProps) {
  const player = useContext(PlayerContext);
  const isPlaying = useSyncExternalStore(player?.subscribe ?? toNothing, () => player?.isPlaying(episode.slug) ?? false, () => false);
  const listens = useSyncExternalStore(toNothing, () => player !== null, () => false);

  function handleClick(event: MouseEvent): void {
    // Another tab or a menu was asked for.
    if (player === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    player.toggle(episode);
  }

  function handleKey(event: KeyboardEvent): void {
    if (player === null || event.key !== ' ' || event.repeat) return;
    event.preventDefault();
    player.toggle(episode);
  }

  const asButton = listens ? ({ role: 'button', onClick: handleClick, onKeyDown: handleKey } as const) : {};
  return (
    <a href={isOwnPage ? episode.src : episode.href} className={isPlaying ? `${styles.button} ${styles.playing}` : styles.button} data-react="" {...asButton}>
      {isPlaying ? podcastTexts.pause : podcastTexts.play}
      <span className="visually-hidden">{`: ${episode.title}`}</span>
    </a>
  );
}

const toNothing = () => () => {};
