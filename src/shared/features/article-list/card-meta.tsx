import type { ArticleSummary, Author } from '../../contract/schemas/article.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './article-card.module.css';
import { authorPath } from '../../lib/author-path.ts';

/** The line under a title: its authors as links, its date. @spec §2.3 */
export function CardMeta({ article, showAuthors }: { article: Pick<ArticleSummary, 'articleAuthors' | 'pubDate'>; showAuthors: boolean }) {
  return (
    <p className={`meta ${styles.meta}`}>
      {showAuthors && article.articleAuthors.length > 0 && (
        <span>
          {article.articleAuthors.map((author, index) => (
            <AuthorLink key={author.slug} author={author} isFirst={index === 0} />
          ))}
        </span>
      )}
      <TimeStamp unix={article.pubDate} />
    </p>
  );
}

function AuthorLink({ author, isFirst }: { author: Author; isFirst: boolean }) {
  return (
    <>
      {!isFirst && ', '}
      <a href={authorPath(author.slug)}>{author.name}</a>
    </>
  );
}
