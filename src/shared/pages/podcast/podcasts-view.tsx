import { podcastTexts } from '../../config/texts-podcast.ts';
import { toShowName } from '../../lib/podcast-names.ts';
import { podcastPath } from '../../lib/podcast-path.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ViewProps } from '../page.ts';
import { EpisodeItems } from './episode-items.tsx';
import type { PodcastsData, ShowWithNewest } from './load-podcasts.ts';
import styles from './podcast.module.css';

/** All shows, each with its newest episodes. @spec §2.10 */
export function PodcastsView({ data: { shows } }: ViewProps<PodcastsData>) {
  return (
    <div className="wrap">
      <header className={styles.header}>
        <div>
          <h1>{podcastTexts.title}</h1>
          <p>{podcastTexts.lead}</p>
        </div>
      </header>
      {shows.map((show) => (
        <Show key={show.podcast.slug} {...show} />
      ))}
    </div>
  );
}

function Show({ podcast, newest }: ShowWithNewest) {
  const name = toShowName(podcast);
  const path = podcastPath(podcast.slug);
  return (
    <section className={styles.show}>
      <Picture src={podcast.image} alt="" ratio="1x1" sizes="thumb" />
      <div>
        <h2 className="heading">
          <a href={path}>{name}</a>
        </h2>
        {podcast.description !== null && <p>{podcast.description}</p>}
        <EpisodeItems episodes={newest} headingLevel={3} />
        <p className="meta">
          <a href={path}>
            {podcastTexts.allEpisodes}
            <span className="visually-hidden">{`: ${name}`}</span>
          </a>
        </p>
      </div>
    </section>
  );
}
