import { texts } from '../../config/texts.ts';
import { smallPageTexts } from '../../config/texts-list.ts';
import { searchTexts } from '../../config/texts-search.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import { archivePath } from '../../lib/archive-path.ts';
import type { Months as MonthRows } from './archive-data.ts';
import styles from './archive-view.module.css';
import { Months } from './calendar.tsx';

/** What a search without a hit says: how to search better, and where to go on. @spec §5 §8 Zero search results */
export function NothingFound({ months }: { months: MonthRows }) {
  const sections = useSite().init.menus.main.filter(({ href }) => href.startsWith('/rovat/'));
  const ways = [{ title: smallPageTexts.error.newest, href: '/legfrissebb' }, { title: searchTexts.archive.title, href: archivePath({}) }, ...sections];
  return (
    <>
      <p>{texts.search.noResultsAdvice}</p>
      <nav aria-label={searchTexts.archive.waysOn} className={styles.block}>
        <ul className={`plain ${styles.rows}`}>
          {ways.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Months months={months} title={searchTexts.archive.byMonth} />
    </>
  );
}
