import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { listTexts } from '../../config/texts-list.ts';
import { useSite } from '../site-context/site-context.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './highlight-block.module.css';

type HighlightBlockProps = {
  /** As `pickHighlights` gives them. */
  articles: readonly ArticleSummary[];
  /** The block opens the page. */
  priority?: boolean;
};

/** What a section puts forward; on narrow screens the cards lie side by side and are pushed through. @spec §2.7 §9 */
export function HighlightBlock({ articles, priority = false }: HighlightBlockProps) {
  const texts = listTexts[useSite().language];
  if (articles.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className="heading">{texts.highlights}</h2>
      <ul className="plain" data-count={articles.length}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} variant="card" headingLevel={3} showLead priority={priority && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
