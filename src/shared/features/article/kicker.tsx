import { articleTexts } from '../../config/texts-article.ts';
import { sectionPath } from '../../lib/section-path.ts';
import { LiveLabel, LiveUpdate } from '../../ui/live-badge.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { ArticleData, Topic } from './article-data.ts';
import { isSponsoredSection } from './article-labels.ts';
import styles from './article-head.module.css';

/** The line above the title: live badge, who paid, section, genre and labels. @spec §3 flags §4 Live badge */
export function Kicker({ article }: { article: ArticleData }) {
  const texts = articleTexts[useSite().language];
  // A section that says who paid needs no label beside it: it is the label.
  const isLabel = isSponsoredSection(article.section.slug);
  return (
    <p className={`kicker ${styles.kicker}`}>
      {article.live && <LiveLabel className={styles.live} />}
      {article.sponsored !== null && !isLabel && <b className={styles.sponsored}>{texts.sponsored[article.sponsored]}</b>}
      {isLabel ? (
        <b className={styles.sponsored}>
          <SectionLink section={article.section} />
        </b>
      ) : (
        <SectionLink section={article.section} />
      )}
      {article.genre !== null && <span>{texts.genres[article.genre]}</span>}
      {article.labels.map((label) => (
        <span key={label}>{texts.labels[label]}</span>
      ))}
      {article.live && <LiveUpdate updatedAt={article.changedAt} />}
    </p>
  );
}

/** A section as a link to its page. */
export function SectionLink({ section }: { section: Topic }) {
  return <a href={sectionPath(section.slug)}>{section.name}</a>;
}
