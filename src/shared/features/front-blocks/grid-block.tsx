import { ArticleCard } from '../article-list/article-card.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';

/** Stories of unequal weight: the first one large, the others round it. */
export function GridBlock({ block, layout, priority }: BlockProps) {
  const headingLevel = block.title === null ? 2 : 3;
  return (
    <BlockFrame title={block.title} className={layout.leavesMargin ? styles.unnamed : undefined}>
      <div className={`${styles.body} ${styles.grid}`} data-count={block.articles.length}>
        {block.articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} variant="card" headingLevel={headingLevel} priority={priority && index === 0} showLead={index === 0} />
        ))}
      </div>
    </BlockFrame>
  );
}
