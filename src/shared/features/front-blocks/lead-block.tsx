import { ArticleCard } from '../article-list/article-card.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';

/** The story of the day, and beside it what belongs to it or comes next. */
export function LeadBlock({ block, priority }: BlockProps) {
  const [first, ...others] = block.articles;
  if (first === undefined) return null;
  return (
    <section className={`${styles.lead} ${styles.body}`}>
      <ArticleCard article={first} variant="lead" headingLevel={2} priority={priority} />
      {others.length > 0 && (
        <div className={styles.seconds} data-count={others.length}>
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} variant="card" headingLevel={2} />
          ))}
        </div>
      )}
    </section>
  );
}
