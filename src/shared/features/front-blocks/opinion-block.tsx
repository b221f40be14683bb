import { LIST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { frameTextsHu } from '../../config/texts-frame.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { authorPath } from '../../lib/author-path.ts';
import { sectionPath } from '../../lib/section-path.ts';
import { truncate } from '../../lib/truncate.ts';
import { Picture } from '../../ui/picture.tsx';
import { toArticleLink } from '../article-list/article-link.ts';
import { BlockFrame } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './front-blocks.module.css';
import rows from './portrait-rows.module.css';

/** Opinions: who says it counts as much as what is said, so the author's portrait stands for a picture. */
export function OpinionBlock({ block }: BlockProps) {
  return (
    <BlockFrame title={block.title ?? frameTextsHu.opinion} href={block.superTag === null ? null : sectionPath(block.superTag)} className={styles.band}>
      <div className={`${styles.body} ${rows.opinions}`}>
        {block.articles.map((article) => (
          <Opinion key={article.id} article={article} />
        ))}
      </div>
    </BlockFrame>
  );
}

function Opinion({ article }: { article: ArticleSummary }) {
  const link = toArticleLink(article);
  const [author] = article.articleAuthors;
  const title = truncate(article.title, LIST_TITLE_MAX_CHARS);
  return (
    <article>
      <Picture src={author?.avatarSrc ?? null} alt="" ratio="1x1" sizes="thumb" />
      <h3>{link === null ? title : <a href={link.href}>{title}</a>}</h3>
      {author !== undefined && (
        <p className="meta">
          <a href={authorPath(author.slug)}>{author.name}</a>
          {author.title !== null && `, ${author.title}`}
        </p>
      )}
    </article>
  );
}
