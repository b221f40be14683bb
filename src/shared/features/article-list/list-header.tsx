import type { Author } from '../../contract/schemas/article.ts';
import type { SponsoredLine } from '../../contract/schemas/search.ts';
import { listTexts } from '../../config/texts-list.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Picture } from '../../ui/picture.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './list-header.module.css';
import { toSponsorLink } from './sponsor-link.ts';

/** What a list is a list of, where its header says so. */
export type ListKind = 'superTag' | 'tag' | 'author';

type ListHeaderProps = {
  title: string;
  kind: ListKind | null;
  page: number;
  totalItems: number;
  author: Author | null;
  sponsor: SponsoredLine | null;
};

/** The head of a list page: its title or its author, how much there is, who sponsors it. @spec §2.3 header */
export function ListHeader({ title, kind, page, totalItems, author, sponsor }: ListHeaderProps) {
  const texts = listTexts[useSite().language];
  const count = kind === null ? null : texts.header.articleCount(formatNumber(totalItems));
  const pageNumber = page > 1 ? texts.pageNumber(page) : null;
  const facts = [author?.title ?? null, count, pageNumber].filter((fact) => fact !== null);
  return (
    <header className={styles.header}>
      {author?.avatarSrc != null && <Picture src={author.avatarSrc} alt="" ratio="1x1" sizes="thumb" priority />}
      <div>
        {kind !== null && <p className="kicker">{texts.header.kinds[kind]}</p>}
        <h1>{title}</h1>
        {facts.length > 0 && <p className="meta">{facts.join(' · ')}</p>}
        {sponsor !== null && <Sponsor sponsor={sponsor} />}
      </div>
    </header>
  );
}

/** The sponsored line of a section. @spec §3 Sponsored line */
function Sponsor({ sponsor }: { sponsor: SponsoredLine }) {
  const href = toSponsorLink(sponsor.ctLink);
  return (
    <p className={styles.sponsor}>
      {href === null ? (
        sponsor.description
      ) : (
        <a href={href} target="_blank" rel="sponsored noopener">
          {sponsor.description}
        </a>
      )}
    </p>
  );
}
