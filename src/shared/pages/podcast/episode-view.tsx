import { podcastTexts } from '../../config/texts-podcast.ts';
import { texts } from '../../config/texts.ts';
import type { Episode } from '../../contract/schemas/front.ts';
import { PlayButton } from '../../features/podcast-player/play-button.tsx';
import { articlePath } from '../../lib/canonical-path.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';
import { toPlayableEpisode, type PlayableEpisode } from '../../lib/playable-episode.ts';
import { toEpisodeTitle, toShowName } from '../../lib/podcast-names.ts';
import { podcastPath } from '../../lib/podcast-path.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import { EpisodeFacts, EpisodeItems } from './episode-items.tsx';
import type { EpisodeData, EpisodeSlow } from './load-podcasts.ts';
import styles from './podcast.module.css';

/** An episode: what it is called, its player, what it is about, its article, other episodes. @spec §2.10 §3 Episode */
export function EpisodeView({ data: { episode, podcast }, slow }: ViewProps<EpisodeData, EpisodeSlow>) {
  const { assetsBaseUrl } = useDisplaySettings();
  return (
    <div className="wrap">
      <article>
        <header className={styles.header}>
          <Picture src={episode.image} alt="" ratio="1x1" sizes="thumb" priority />
          <div>
            <p className="kicker">
              <a href={podcastPath(podcast.slug)}>{toShowName(podcast)}</a>
            </p>
            <h1>{toEpisodeTitle(episode)}</h1>
            <EpisodeFacts episode={episode} />
            <Sound episode={episode} playable={toPlayableEpisode(episode, assetsBaseUrl)} />
          </div>
        </header>
        {episode.description !== null && <p className={styles.about}>{episode.description}</p>}
        {episode.article !== null && <ArticleLink article={episode.article} />}
      </article>
      <SlowBlock of={slow.more} fallback={null}>
        {(episodes) => (
          <section className={styles.more}>
            <h2 className="heading">{podcastTexts.moreEpisodes}</h2>
            <EpisodeItems episodes={episodes} headingLevel={3} />
          </section>
        )}
      </SlowBlock>
    </div>
  );
}

/** The button, and the browser's own player where no script runs; the way to a recording that is not ours. */
function Sound({ episode, playable }: { episode: Episode; playable: PlayableEpisode | null }) {
  if (playable === null) return <SoundElsewhere address={toOutsideAddress(episode.sourceUrl)} />;
  const { bytes } = episode;
  return (
    <>
      <PlayButton episode={playable} isOwnPage />
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are for pictures: what is said has no other track than the sound */}
        <audio controls preload="none" src={playable.src} aria-label={podcastTexts.native} />
      </noscript>
      <p className="meta">
        <a href={playable.src} download="">
          {podcastTexts.download}
        </a>
        {bytes !== null && ` (${podcastTexts.megabytes(formatNumber(bytes / 1_000_000, { fractionDigits: 1 }))})`}
      </p>
    </>
  );
}

function SoundElsewhere({ address }: { address: string | null }) {
  if (address === null) return <p>{podcastTexts.noSound}</p>;
  return (
    <p>
      <a href={address} rel="noopener">
        {podcastTexts.listenElsewhere}
      </a>
    </p>
  );
}

function ArticleLink({ article }: { article: NonNullable<Episode['article']> }) {
  return (
    <p className={styles.article}>
      <a href={articlePath(article)}>{podcastTexts.article}</a>
      <span className="meta">
        {article.mainSuperTag.name}
        {article.mainSuperTag.name !== '' && ' · '}
        {`${texts.article.published}: `}
        <TimeStamp unix={article.pubDate} />
      </span>
    </p>
  );
}
