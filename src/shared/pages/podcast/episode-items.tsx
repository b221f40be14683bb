import { podcastTexts } from '../../config/texts-podcast.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { PlayButton } from '../../features/podcast-player/play-button.tsx';
import { toPlayableEpisode } from '../../lib/playable-episode.ts';
import { toMinutes } from '../../lib/play-time.ts';
import { toEpisodeTitle } from '../../lib/podcast-names.ts';
import { episodePath } from '../../lib/podcast-path.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './podcast.module.css';

/** Episodes of a show, each with its button. @spec §2.10 */
export function EpisodeItems({ episodes, headingLevel }: { episodes: readonly Episode[]; headingLevel: 2 | 3 }) {
  if (episodes.length === 0) return null;
  return (
    <ul className={`plain ${styles.episodes}`}>
      {episodes.map((episode) => (
        <li key={episode.slug}>
          <EpisodeItem episode={episode} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function EpisodeItem({ episode, headingLevel }: { episode: Episode; headingLevel: 2 | 3 }) {
  const { assetsBaseUrl } = useDisplaySettings();
  const Heading = `h${headingLevel}` as const;
  const playable = toPlayableEpisode(episode, assetsBaseUrl);
  const { podcast, slug, description } = episode;
  return (
    <>
      <Heading>{podcast === null ? toEpisodeTitle(episode) : <a href={episodePath({ podcast: podcast.slug, slug })}>{toEpisodeTitle(episode)}</a>}</Heading>
      <EpisodeFacts episode={episode} />
      {description !== null && <p className={styles.about}>{description}</p>}
      {playable !== null && <PlayButton episode={playable} />}
    </>
  );
}

/** When an episode was published and how long it is, as far as that is known. */
export function EpisodeFacts({ episode: { pubDate, duration } }: { episode: Pick<Episode, 'pubDate' | 'duration'> }) {
  const minutes = toMinutes(duration);
  if (pubDate === null && minutes === null) return null;
  return (
    <p className="meta">
      {pubDate !== null && <TimeStamp unix={pubDate} />}
      {pubDate !== null && minutes !== null && ' · '}
      {minutes !== null && podcastTexts.length(minutes)}
    </p>
  );
}
