import type { ReactNode } from 'react';
import { articleTexts } from '../../config/texts-article.ts';
import { texts as allTexts, textsEn } from '../../config/texts.ts';
import { authorPath } from '../../lib/author-path.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { tagPath } from '../../lib/tag-path.ts';
import { Share } from '../share/share.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { ArticleData } from './article-data.ts';
import styles from './article-foot.module.css';
import { SectionLink } from './kicker.tsx';

/** What follows the body: who helped, where it comes from, what it is filed under, how to pass it on. */
export function ArticleFoot({ article }: { article: ArticleData }) {
  const { edition, language } = useSite();
  const texts = articleTexts[language];
  const topicsLabel = (language === 'en' ? textsEn : allTexts).article.tags;
  return (
    <footer className={styles.foot}>
      {article.contributors.length > 0 && (
        <p className="meta">
          {texts.contributors}: <Contributors contributors={article.contributors} />
        </p>
      )}
      {article.origin !== null && (
        <p className="meta">
          {texts.originatesFrom} <a href={article.origin.url}>{article.origin.name}</a>
        </p>
      )}
      {article.sections.length + article.tags.length > 0 && (
        <ul className={`plain ${styles.topics}`} aria-label={topicsLabel}>
          {article.sections.map((section) => (
            <li key={section.slug}>
              <SectionLink section={section} />
            </li>
          ))}
          {article.tags.map(({ slug, name }) => (
            <li key={`#${slug}`}>
              <a href={tagPath(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <Share url={absoluteUrl(edition, article.path)} title={article.title} />
    </footer>
  );
}

function Contributors({ contributors }: Pick<ArticleData, 'contributors'>): ReactNode {
  return contributors.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <a href={authorPath(slug)}>{name}</a>
    </span>
  ));
}
