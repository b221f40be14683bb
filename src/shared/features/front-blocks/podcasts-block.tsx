import { PODCAST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { frameTextsHu } from '../../config/texts-frame.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { truncate } from '../../lib/truncate.ts';
import { Picture } from '../../ui/picture.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import { toEpisodeHref } from './episode-href.ts';
import { NEWEST_PATH } from './newest-path.ts';
import styles from './front-blocks.module.css';
import rows from './portrait-rows.module.css';

/** Episodes on the front page. */
const EPISODES = 4;

/** The newest episodes of the newsroom's podcasts. */
export function PodcastsBlock({ block, later }: BlockProps) {
  const title = block.title ?? frameTextsHu.podcasts;
  return (
    <SlowBlock of={later.podcasts} fallback={<NewestLink title={title} />}>
      {(episodes) => <Episodes title={title} episodes={episodes.slice(0, EPISODES)} />}
    </SlowBlock>
  );
}

/** What stands there until the episodes come: the list that has their articles too, since the podcasts have no page of their own. */
function NewestLink({ title }: { title: string }) {
  return (
    <BlockFrame title={title}>
      <p className={styles.body}>
        <a href={NEWEST_PATH}>{frameTextsHu.allNewest}</a>
      </p>
    </BlockFrame>
  );
}

function Episodes({ title, episodes }: { title: string; episodes: readonly Episode[] }) {
  if (episodes.length === 0) return null;
  return (
    <BlockFrame title={title}>
      <div className={`${styles.body} ${rows.podcasts}`}>
        {episodes.map((episode) => (
          <EpisodeCard key={episode.slug} episode={episode} />
        ))}
      </div>
    </BlockFrame>
  );
}

function EpisodeCard({ episode }: { episode: Episode }) {
  const { title, image, duration, podcast } = episode;
  return (
    <article>
      <Picture src={image} alt="" ratio="1x1" sizes="thumb" />
      <p className="kicker">{podcast.name}</p>
      <h3>
        <a href={toEpisodeHref(episode) ?? undefined}>{truncate(title, PODCAST_TITLE_MAX_CHARS)}</a>
      </h3>
      <p className="meta">{frameTextsHu.duration(formatNumber(Math.max(1, Math.round(duration / 60))))}</p>
    </article>
  );
}
