import { articleTexts } from '../../config/texts-article.ts';
import { texts as allTexts, textsEn } from '../../config/texts.ts';
import type { Author } from '../../contract/schemas/article.ts';
import { authorPath } from '../../lib/author-path.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { Picture } from '../../ui/picture.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { ShareButton } from '../share/share.tsx';
import { useSite } from '../site-context/site-context.tsx';
import type { ArticleData } from './article-data.ts';
import styles from './byline.module.css';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ article }: { article: ArticleData }) {
  const { edition } = useSite();
  const portraits = article.authors.flatMap(({ slug, avatarSrc }) => (avatarSrc === null ? [] : [{ slug, avatarSrc }]));
  return (
    <div className={styles.byline}>
      {portraits.length > 0 && (
        <div className={styles.portraits}>
          {portraits.map(({ slug, avatarSrc }) => (
            <Picture key={slug} src={avatarSrc} alt="" ratio="1x1" sizes="thumb" />
          ))}
        </div>
      )}
      <div>
        {article.authors.length > 0 && <Authors authors={article.authors} />}
        <Facts article={article} />
      </div>
      <ShareButton url={absoluteUrl(edition, article.path)} title={article.title} />
    </div>
  );
}

function Authors({ authors }: { authors: readonly Author[] }) {
  const label = (useSite().language === 'en' ? textsEn : allTexts).article.authors;
  return (
    <ul className={`plain ${styles.authors}`} aria-label={label}>
      {authors.map(({ slug, name, title }) => (
        <li key={slug}>
          <a href={authorPath(slug)}>{name}</a>
          {title !== null && <span className="meta"> {title}</span>}
        </li>
      ))}
    </ul>
  );
}

function Facts({ article: { publishedAt, updatedAt, minutes, interactions } }: { article: ArticleData }) {
  const texts = articleTexts[useSite().language];
  return (
    <p className={`meta ${styles.facts}`}>
      <TimeStamp unix={publishedAt} />
      {updatedAt !== null && (
        <span>
          <TimeStamp unix={updatedAt} updated />
        </span>
      )}
      {minutes !== null && minutes > 0 && <span>{texts.minutes(minutes)}</span>}
      {interactions !== null && <span>{texts.interactions(formatNumber(interactions))}</span>}
    </p>
  );
}
