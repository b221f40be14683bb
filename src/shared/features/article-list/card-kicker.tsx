import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { listTexts } from '../../config/texts-list.ts';
import { sectionPath } from '../../lib/section-path.ts';
import { LiveLabel, LiveUpdate } from '../../ui/live-badge.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './article-card.module.css';

type KickerArticle = Pick<ArticleSummary, 'mainSuperTag' | 'flags' | 'live' | 'ctUrl' | 'slug' | 'version' | 'updatedAt'>;

/** The line above a title: live badge, section, whether it is sponsored, the star of the most important ones. @spec §2.3 §4 Live badge */
export function CardKicker({ article, showSection }: { article: KickerArticle; showSection: boolean }) {
  const texts = listTexts[useSite().language].card;
  const isLive = article.live || hasFlag(article, 'live');
  const isImportant = hasFlag(article, 'legfontosabb');
  const section = showSection ? article.mainSuperTag : null;
  if (!isLive && !isImportant && section === null && article.ctUrl === null) return null;
  return (
    <p className={`kicker ${styles.kicker}`}>
      {isLive && <LiveLabel className={styles.live} />}
      {section !== null && <a href={sectionPath(section.slug)}>{section.name}</a>}
      {article.ctUrl !== null && <span>{texts.sponsored}</span>}
      {isImportant && (
        <span className={styles.star} title={texts.important}>
          <span className="visually-hidden">{texts.important}</span>
        </span>
      )}
      {isLive && <LiveUpdate updatedAt={article.updatedAt} polled={article} />}
    </p>
  );
}

function hasFlag(article: Pick<ArticleSummary, 'flags'>, slug: string): boolean {
  return article.flags.some((flag) => flag.slug === slug);
}
