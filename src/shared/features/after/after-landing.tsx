import type { ReactNode } from 'react';
import { afterTexts } from '../../config/texts-after.ts';
import { texts } from '../../config/texts.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { SlowBlock } from '../../ui/slow-block.tsx';
import { ArticleCard } from '../article-list/article-card.tsx';
import type { AfterEpisode, AfterLanding } from './after-data.ts';
import { EpisodeList } from './episode-list.tsx';
import styles from './after-landing.module.css';

type AfterLandingProps = {
  landing: AfterLanding;
  /** The newest episodes: there, on their way while a page streams, or null where they could not be had. */
  podcasts: readonly AfterEpisode[] | null | Promise<readonly AfterEpisode[] | null>;
  /** What stands beside the video: where the magazine can be followed. */
  social: ReactNode;
};

/** What opens the After page, from the leader to the podcasts. @spec §2.5 */
export function AfterLandingBlocks({ landing, podcasts, social }: AfterLandingProps) {
  return (
    <div className={styles.landing}>
      <Leader {...landing} />
      <Block title={texts.blocks.recommended} articles={landing.recommended} variant="card" className={styles.three} />
      <Cards articles={landing.cards} />
      {landing.videoUrl !== null && <Video url={landing.videoUrl}>{social}</Video>}
      <div className={styles.two}>
        <Block title={afterTexts.news} articles={landing.news} variant="compact" className={styles.lines} />
        <SlowBlock of={podcasts} fallback={null}>
          {(episodes) => <EpisodeList episodes={episodes} />}
        </SlowBlock>
      </div>
    </div>
  );
}

function Leader({ leader, others }: Pick<AfterLanding, 'leader' | 'others'>) {
  if (leader === null) return null;
  return (
    <section aria-label={afterTexts.leader} className={styles.leader}>
      <ArticleCard article={leader} variant="lead" headingLevel={2} priority showSection={false} />
      {others.length > 0 && (
        <div>
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} variant="card" headingLevel={2} showSection={false} />
          ))}
        </div>
      )}
    </section>
  );
}

type BlockProps = { title: string; articles: readonly ArticleSummary[]; variant: 'card' | 'compact'; className: string | undefined };

function Block({ title, articles, variant, className }: BlockProps) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <ul className={`plain ${className}`}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} variant={variant} headingLevel={3} showSection={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  const items = articles.map((article) => ({ key: article.id, card: <ArticleCard article={article} variant="card" headingLevel={3} showSection={false} /> }));
  return (
    <section>
      <h2 className="heading">{afterTexts.cards}</h2>
      <Carousel items={items} label={afterTexts.cards} buttons={afterTexts.carousel} />
    </section>
  );
}

/** A link with a picture of ours: nothing is asked of the video's host before a reader goes there. */
function Video({ url, children }: { url: string; children: ReactNode }) {
  return (
    <section className={styles.video}>
      <div>
        <h2 className="heading">{afterTexts.video}</h2>
        <a href={url} target="_blank" rel="noopener" className={styles.poster}>
          {afterTexts.watchVideo}
          <span className="visually-hidden"> ({afterTexts.newTab})</span>
        </a>
      </div>
      {children}
    </section>
  );
}
