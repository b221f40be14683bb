import { texts, textsEn } from '../config/texts.ts';
import type { Teaser } from '../lib/teaser.ts';
import { useDisplaySettings } from './display-settings.tsx';
import { Picture } from './picture.tsx';
import { TimeStamp } from './time-stamp.tsx';
import styles from './teaser-list.module.css';

/** How teasers stand: as pictures with titles, as titles, or as titles with their time. */
export type TeaserVariant = 'cards' | 'lines' | 'timeline';

type TeaserListProps = { items: readonly Teaser[]; variant: TeaserVariant };

/** Links to other articles. The heading above says why they are here, so the titles are no headings. */
export function TeaserList({ items, variant }: TeaserListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={`plain ${styles[variant]}`}>
      {items.map((item) => (
        <li key={item.id}>
          {variant === 'cards' && <Picture src={item.image} alt="" ratio="16x9" sizes="card" />}
          {variant === 'timeline' && (
            <span className="meta">
              <TimeStamp unix={item.publishedAt} />
            </span>
          )}
          <TeaserLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function TeaserLink({ item }: { item: Teaser }) {
  const { language } = useDisplaySettings();
  // English stories stand under Hungarian ones, and the other way round.
  const own = item.english ? 'en' : 'hu';
  const lang = own === language ? undefined : own;
  if (!item.outside) {
    return (
      <a href={item.href} lang={lang}>
        {item.title}
      </a>
    );
  }
  const { openInNewTab } = (language === 'en' ? textsEn : texts).article;
  return (
    <a href={item.href} lang={lang} target="_blank" rel="sponsored noopener">
      {item.title}
      <span className="visually-hidden"> ({openInNewTab})</span>
    </a>
  );
}
