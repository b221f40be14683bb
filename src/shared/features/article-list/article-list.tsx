import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { highlightIndex } from '../../lib/highlight-index.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  page: number;
  /** How many highlight articles stand beside the list: with none, no item of it is highlighted. */
  highlightCount: number;
  /** The list opens the page: its first item is the page's lead. */
  hasLead: boolean;
};

/** The articles of a list page, one of them highlighted. @spec §2.3 §9 Highlight item in a list */
export function ArticleList({ articles, page, highlightCount, hasLead }: ArticleListProps) {
  const highlighted = highlightIndex(page, articles.length, highlightCount);
  return (
    <ul className={`plain ${styles.list}`}>
      {articles.map((article, index) => {
        const isLead = hasLead && index === 0;
        const isHighlighted = index === highlighted;
        return (
          <li key={article.id} className={isHighlighted ? styles.highlighted : isLead ? styles.first : undefined}>
            <ArticleCard article={article} variant={isLead || isHighlighted ? 'lead' : 'row'} headingLevel={2} priority={isLead} />
          </li>
        );
      })}
    </ul>
  );
}
