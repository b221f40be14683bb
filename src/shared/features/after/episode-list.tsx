import { afterTexts } from '../../config/texts-after.ts';
import { texts } from '../../config/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { PlayButton } from '../podcast-player/play-button.tsx';
import type { AfterEpisode } from './after-data.ts';
import styles from './after-landing.module.css';

/** The newest episodes, by the articles that they belong to. @spec §2.5 "Podcast adások" */
export function EpisodeList({ episodes }: { episodes: readonly AfterEpisode[] }) {
  return (
    <section>
      <h2 className="heading">{texts.blocks.podcastEpisodes}</h2>
      <ul className={`plain ${styles.lines} ${styles.episodes}`}>
        {episodes.map(({ slug, title, href, image, show, minutes, playable }) => (
          <li key={slug}>
            <Picture src={image} alt="" ratio="1x1" sizes="thumb" />
            <div>
              {show !== null && <p className="kicker">{show}</p>}
              <h3>
                <a href={href}>{title}</a>
              </h3>
              {minutes !== null && <p className="meta">{afterTexts.minutes(minutes)}</p>}
              {playable !== null && <PlayButton episode={playable} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
