import { PODCAST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { PODCASTS_PATH } from '../../config/podcast.ts';
import { frameTextsHu } from '../../config/texts-frame.ts';
import { podcastTexts } from '../../config/texts-podcast.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { toMinutes } from '../../lib/play-time.ts';
import { toEpisodeTitle } from '../../lib/podcast-names.ts';
import { toEpisodeHref, toPlayableEpisode } from '../../lib/playable-episode.ts';
import { truncate } from '../../lib/truncate.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { PlayButton } from '../podcast-player/play-button.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';
import rows from './portrait-rows.module.css';

/** Episodes on the front page. */
const EPISODES = 4;

/** The newest episodes of the newsroom's podcasts. */
export function PodcastsBlock({ block, later }: BlockProps) {
  const title = block.title ?? frameTextsHu.podcasts;
  return (
    <SlowBlock of={later.podcasts} fallback={<AllPodcastsLink title={title} />}>
      {(episodes) => <Episodes title={title} episodes={episodes.slice(0, EPISODES)} />}
    </SlowBlock>
  );
}

/** What stands there until the episodes come. */
function AllPodcastsLink({ title }: { title: string }) {
  return (
    <BlockFrame title={title} href={PODCASTS_PATH}>
      <p className={styles.body}>
        <a href={PODCASTS_PATH}>{podcastTexts.allEpisodes}</a>
      </p>
    </BlockFrame>
  );
}

function Episodes({ title, episodes }: { title: string; episodes: readonly Episode[] }) {
  if (episodes.length === 0) return null;
  return (
    <BlockFrame title={title} href={PODCASTS_PATH}>
      <div className={`${styles.body} ${rows.podcasts}`}>
        {episodes.map((episode) => (
          <EpisodeCard key={episode.slug} episode={episode} />
        ))}
      </div>
    </BlockFrame>
  );
}

function EpisodeCard({ episode }: { episode: Episode }) {
  const { assetsBaseUrl } = useDisplaySettings();
  const { image, duration, podcast } = episode;
  const minutes = toMinutes(duration);
  const playable = toPlayableEpisode(episode, assetsBaseUrl);
  return (
    <article>
      <Picture src={image} alt="" ratio="1x1" sizes="thumb" />
      {podcast !== null && podcast.name !== '' && <p className="kicker">{podcast.name}</p>}
      <h3>
        <a href={toEpisodeHref(episode) ?? undefined}>{truncate(toEpisodeTitle(episode), PODCAST_TITLE_MAX_CHARS)}</a>
      </h3>
      {minutes !== null && <p className="meta">{frameTextsHu.duration(minutes)}</p>}
      {playable !== null && <PlayButton episode={playable} />}
    </article>
  );
}
