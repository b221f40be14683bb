import { texts, textsEn } from '../../config/texts.ts';
import { useSite } from '../site-context/site-context.tsx';
import styles from './article-card.module.css';
import type { ArticleLink } from './article-link.ts';

type CardTitleProps = { title: string; link: ArticleLink | null; level: 2 | 3; lang: 'en' | undefined };

/** A list item's title; one that leads to a sponsor says that it opens a new tab. @spec §2.3 ctUrl */
export function CardTitle({ title, link, level, lang }: CardTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={styles.title} lang={lang}>
      {link === null ? title : link.outside ? <OutsideLink href={link.href}>{title}</OutsideLink> : <a href={link.href}>{title}</a>}
    </Heading>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  const { openInNewTab } = (useSite().language === 'en' ? textsEn : texts).article;
  return (
    <a href={href} target="_blank" rel="sponsored noopener" className={styles.outside}>
      {children}
      <span className="visually-hidden"> ({openInNewTab})</span>
    </a>
  );
}
