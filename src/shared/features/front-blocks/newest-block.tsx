import { LIST_TITLE_MAX_CHARS } from '../../config/constants.ts';
import { frameTextsHu } from '../../config/texts-frame.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { truncate } from '../../lib/truncate.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { toArticleLink } from '../article-list/article-link.ts';
import type { BlockProps } from './block-props.ts';
import { NEWEST_PATH } from './newest-path.ts';
import styles from './front-blocks.module.css';

/** The newest articles with their times: notes in the page's margin on wide screens. @spec §9 latest default */
export function NewestBlock({ block, layout }: BlockProps) {
  return (
    <section className={styles.newest} data-rows={layout.notesBeside || undefined}>
      <h2 className="heading">
        <a href={NEWEST_PATH}>{block.title ?? frameTextsHu.newest}</a>
      </h2>
      <ol className="plain">
        {block.articles.map((article) => (
          <Note key={article.id} article={article} />
        ))}
      </ol>
      <p className="meta">
        <a href={NEWEST_PATH}>{frameTextsHu.allNewest}</a>
      </p>
    </section>
  );
}

function Note({ article }: { article: ArticleSummary }) {
  const link = toArticleLink(article);
  const title = truncate(article.title, LIST_TITLE_MAX_CHARS);
  return (
    <li>
      <span className="meta">
        <TimeStamp unix={article.pubDate} />
      </span>
      {link === null ? title : <a href={link.href}>{title}</a>}
    </li>
  );
}
