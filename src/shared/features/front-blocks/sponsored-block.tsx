import { frameTextsHu } from '../../config/texts-frame.ts';
import { ArticleCard } from '../article-list/article-card.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';

/** Articles that were paid for, named as such. */
export function SponsoredBlock({ block }: BlockProps) {
  return (
    <BlockFrame title={block.title ?? frameTextsHu.sponsored} className={styles.sponsored}>
      <div className={`${styles.body} ${styles.strip}`} data-count={block.articles.length}>
        {block.articles.map((article) => (
          <ArticleCard key={article.id} article={article} variant="compact" headingLevel={3} showSection={false} />
        ))}
      </div>
    </BlockFrame>
  );
}
