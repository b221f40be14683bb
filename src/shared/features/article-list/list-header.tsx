import type { Author } from '../../contract/schemas/article.ts';
import type { SponsoredLine } from '../../contract/schemas/search.ts';
import { texts as commonTexts } from '../../config/texts.ts';
import { listTexts } from '../../config/texts-list.ts';
import { sectionTexts, supplementTexts } from '../../config/texts-sections.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ListLogo } from '../../ui/brand/list-logo.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useSite } from '../site-context/site-context.tsx';
import styles from './list-header.module.css';
import { toSponsorLink } from './sponsor-link.ts';

/** What a list is a list of, where its header says so. */
export type ListKind = 'superTag' | 'tag' | 'author';

type ListHeaderProps = {
  title: string;
  kind: ListKind | 'supplement' | null;
  page: number;
  /** Null for a page that is no list. */
  totalItems: number | null;
  /** What the page is about, in a sentence. */
  lead?: string | null;
  /** The name of the list's emblem. */
  logo: string | null;
  author: Author | null;
  sponsor: SponsoredLine | null;
  rss: string | null;
};

/** The head of a list page: emblem and title or the author, how much there is, its feed, who sponsors it. @spec §2.3 header */
export function ListHeader({ title, kind, page, totalItems, lead = null, logo, author, sponsor, rss }: ListHeaderProps) {
  const { language } = useSite();
  const texts = listTexts[language];
  const count = kind === null || totalItems === null ? null : texts.header.articleCount(formatNumber(totalItems));
  const pageNumber = page > 1 ? texts.pageNumber(page) : null;
  const facts = [author?.title ?? null, count, pageNumber].filter((fact) => fact !== null).join(' · ');
  const kicker = kind === 'supplement' ? supplementTexts.kicker : kind === null ? null : texts.header.kinds[kind];
  return (
    <header className={styles.header}>
      {author?.avatarSrc == null ? <ListLogo name={logo} /> : <Picture src={author.avatarSrc} alt="" ratio="1x1" sizes="thumb" priority />}
      <div>
        {kicker !== null && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {lead !== null && <p>{lead}</p>}
        {(facts !== '' || rss !== null) && (
          <p className={`meta ${styles.facts}`}>
            {/* One text: a space of its own counts as moved when the link arrives behind it */}
            {`${facts} `}
            {rss !== null && (
              <a href={rss} type="application/rss+xml" aria-label={sectionTexts[language].followFeed(title)} className={styles.feed}>
                {commonTexts.lists.rss}
              </a>
            )}
          </p>
        )}
        {sponsor !== null && <Sponsor sponsor={sponsor} />}
      </div>
    </header>
  );
}

/** The sponsored line of a section. @spec §3 Sponsored line */
function Sponsor({ sponsor }: { sponsor: SponsoredLine }) {
  const link = toSponsorLink(sponsor.ctLink);
  return (
    <p className={styles.sponsor}>
      {link === null ? (
        sponsor.description
      ) : (
        <a href={link.href} target="_blank" rel="sponsored noopener" data-action={link.template === null ? undefined : 'fill-link'} data-template={link.template ?? undefined}>
          {sponsor.description}
        </a>
      )}
    </p>
  );
}
