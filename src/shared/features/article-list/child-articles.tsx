import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { CHILD_ARTICLES_MAX_ITEMS, LIST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { listTexts } from '../../config/texts-list.ts';
import { truncate } from '../../lib/truncate.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './article-card.module.css';
import { toChildHref } from './article-link.ts';

/** The newest children of an article, at most four: what has happened in a live blog. @spec §9 sub-articles */
export function ChildArticles({ article }: { article: ArticleSummary }) {
  const texts = listTexts[useSite().language].card;
  const children = article.subArticles.slice(0, CHILD_ARTICLES_MAX_ITEMS);
  if (children.length === 0) return null;
  return (
    <ul className={`plain ${styles.children}`} aria-label={texts.children}>
      {children.map((child) => (
        <li key={child.id}>
          <span className="meta">
            <TimeStamp unix={child.pubDate} />
          </span>
          <a href={toChildHref(article, child) ?? undefined}>{truncate(child.title, LIST_TITLE_MAX_CHARS)}</a>
        </li>
      ))}
    </ul>
  );
}
