import type { ArticleData } from './article-data.ts';
import styles from './article-head.module.css';
import { Byline } from './byline.tsx';
import { CoverFigure } from './cover-figure.tsx';
import { CoverPicture } from './cover-picture.tsx';
import type { Cover } from './decide-cover.ts';
import { Kicker } from './kicker.tsx';

/** How the head of an article stands to its cover. */
export type HeadForm = 'plain' | 'above' | 'beside' | 'over';

/** The head: section, title, lead, people and dates, with the cover that is wider than the text. */
export function ArticleHead({ article }: { article: ArticleData }) {
  // What adults only may see stands behind the gate, the cover too.
  const cover = article.adult || (article.cover?.kind === 'column' && article.type !== 'longform') ? null : article.cover;
  const form = decideForm(article, cover);
  return (
    <header className={`${styles.head} ${styles[form]}`}>
      {form === 'over' && cover !== null && <CoverPicture cover={{ ...cover, kind: 'full' }} />}
      <div className={`wrap ${styles.words}`}>
        <Kicker article={article} />
        <h1>{article.title}</h1>
        {article.subtitle !== null && <p className={styles.subtitle}>{article.subtitle}</p>}
        {article.lead !== null && <p className={styles.lead}>{article.lead}</p>}
        <Byline article={article} />
      </div>
      {form !== 'over' && cover !== null && <CoverFigure cover={cover} />}
      {form === 'over' && cover !== null && cover.text !== null && <p className={`wrap meta ${styles.caption}`}>{cover.text}</p>}
    </header>
  );
}

/** A longform lies over its cover; the others stand above it, or beside it where they are half a page each. */
function decideForm({ type }: ArticleData, cover: Cover | null): HeadForm {
  if (cover?.kind === 'half') return 'beside';
  if (type === 'longform') return 'over';
  return cover === null ? 'plain' : 'above';
}
