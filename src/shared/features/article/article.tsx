import type { ReactNode } from 'react';
import { ContentBody } from '../../ui/content/content-body.tsx';
import type { ArticleData } from './article-data.ts';
import { AdultGate } from './adult-gate.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleHead } from './article-head.tsx';
import styles from './article.module.css';
import { CoverFigure } from './cover-figure.tsx';
import { Notices, OldArticleNote } from './notices.tsx';

type ArticleProps = {
  article: ArticleData;
  /** The posts of a live blog, under its own text. */
  posts?: ReactNode;
  /** What stands beside the text where there is room. */
  aside: ReactNode;
};

/** An article whole: head, cover, body, and what belongs to it. @spec §3 Article §4 Article page */
export function Article({ article, posts, aside }: ArticleProps) {
  const isLongform = article.type === 'longform';
  return (
    <article className={isLongform ? `${styles.article} ${styles.longform}` : styles.article}>
      <ArticleHead article={article} />
      <div className={`wrap with-aside ${styles.grid}`}>
        <div className={styles.main}>
          {article.ageYears > 0 && <OldArticleNote years={article.ageYears} />}
          <AdultGate closed={article.adult}>
            {article.cover?.kind === 'column' && !isLongform && <CoverFigure cover={article.cover} />}
            {article.highlight !== null && <p className={styles.highlight}>{article.highlight}</p>}
            {article.tree.length > 0 && <ContentBody tree={article.tree} sponsored={article.sponsored !== null} />}
            {posts}
          </AdultGate>
          <Notices notices={article.notices} />
          <ArticleFoot article={article} />
        </div>
        {aside}
      </div>
    </article>
  );
}
