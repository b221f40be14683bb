import { searchTexts } from '../../config/texts-search.ts';
import { archivePath } from '../../lib/archive-path.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { ArchiveMonthPage, Months as MonthRows } from './archive-data.ts';
import { toDayText, toMonthText } from './archive-title.ts';
import styles from './archive-view.module.css';

const texts = searchTexts.archive;

/** The months of the archive; without one there is no block. */
export function Months({ months, title }: { months: MonthRows; title: string }) {
  if (months.length === 0) return null;
  return (
    <nav aria-labelledby="months" className={styles.block}>
      <h2 id="months" className="heading">
        {title}
      </h2>
      <ul className={`plain ${styles.rows}`}>
        {months.map(({ month, count }) => (
          <Row key={month} href={archivePath({ month })} name={toMonthText(month)} count={count} />
        ))}
      </ul>
    </nav>
  );
}

/** The days of a month, and the ways to the months next to it. */
export function Days({ month, days, earlier, later }: ArchiveMonthPage) {
  return (
    <nav aria-label={texts.daysOf(toMonthText(month))} className={styles.block}>
      <ul className={`plain ${styles.rows}`}>
        {days.map(({ day, count }) => (
          <Row key={day} href={archivePath({ day })} name={toDayText(day)} count={count} />
        ))}
      </ul>
      <p className={styles.next}>
        {earlier !== null && (
          <a href={archivePath({ month: earlier })} rel="prev">
            {texts.earlier(toMonthText(earlier))}
          </a>
        )}
        {later !== null && (
          <a href={archivePath({ month: later })} rel="next">
            {texts.later(toMonthText(later))}
          </a>
        )}
      </p>
    </nav>
  );
}

function Row({ href, name, count }: { href: string; name: string; count: number }) {
  return (
    <li>
      <a href={href}>{name}</a> <span className="meta">{texts.articleCount(formatNumber(count))}</span>
    </li>
  );
}
