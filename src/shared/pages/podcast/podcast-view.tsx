import { podcastTexts } from '../../config/texts-podcast.ts';
import { texts } from '../../config/texts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toListAddress } from '../../lib/list-address.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';
import { toShowName } from '../../lib/podcast-names.ts';
import { podcastFeedPath } from '../../lib/podcast-path.ts';
import { PODCASTS_PATH } from '../../config/podcast.ts';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ViewProps } from '../page.ts';
import { EpisodeItems } from './episode-items.tsx';
import type { PodcastData } from './load-podcasts.ts';
import styles from './podcast.module.css';

/** A show: what it is about, its feed, its episodes page by page. @spec §2.10 */
export function PodcastView({ data }: ViewProps<PodcastData>) {
  const { podcast, episodes, page, perPage, totalItems } = data;
  const name = toShowName(podcast);
  const ownPage = toOutsideAddress(podcast.page);
  return (
    <div className="wrap">
      <header className={styles.header}>
        <Picture src={podcast.image} alt="" ratio="1x1" sizes="thumb" priority />
        <div>
          <p className="kicker">
            <a href={PODCASTS_PATH}>{podcastTexts.kicker}</a>
          </p>
          <h1>{name}</h1>
          {podcast.description !== null && <p>{podcast.description}</p>}
          <p className="meta">
            {`${podcastTexts.episodeCount(formatNumber(totalItems))}${page > 1 ? ` · ${texts.pager.page(page)}` : ''} · `}
            <a href={podcastFeedPath(podcast.slug)} type="application/rss+xml" aria-label={podcastTexts.followLabel(name)}>
              {podcastTexts.follow}
            </a>
          </p>
          {ownPage !== null && (
            <p className="meta">
              <a href={ownPage} rel="noopener">
                {podcastTexts.ownPage}
              </a>
            </p>
          )}
        </div>
      </header>
      {episodes.length === 0 && <p>{podcastTexts.noEpisodes}</p>}
      <EpisodeItems episodes={episodes} headingLevel={2} />
      <Pager page={page} totalPages={Math.ceil(totalItems / perPage)} toHref={(number) => toListAddress({ ...data, page: number })} />
    </div>
  );
}
