import { texts, textsEn } from '../config/texts.ts';
import { paginationWindow } from '../lib/pagination-window.ts';
import { useDisplaySettings } from './display-settings.tsx';
import styles from './pager.module.css';

type PagerProps = {
  page: number;
  totalPages: number;
  /** The address of a page of the list. */
  toHref: (page: number) => string;
};

/** The numbers round the current page, and jumps to both ends where those are further away. @spec §2.3 Pagination */
export function Pager({ page, totalPages, toHref }: PagerProps) {
  const labels = (useDisplaySettings().language === 'en' ? textsEn : texts).pager;
  const pager = paginationWindow(page, totalPages);
  if (pager === null) return null;
  return (
    <nav className={styles.pager} aria-label={labels.label}>
      <ul className="plain">
        {pager.showFirst && (
          <li>
            <a href={toHref(1)} aria-label={labels.first} className={styles.first} />
          </li>
        )}
        {pager.pages.map((number) => (
          <li key={number}>
            <a href={toHref(number)} aria-label={number === page ? labels.currentPage(number) : labels.page(number)} aria-current={number === page ? 'page' : undefined} rel={toRel(number - page)}>
              {number}
            </a>
          </li>
        ))}
        {pager.showLast && (
          <li>
            <a href={toHref(totalPages)} aria-label={labels.last} className={styles.last} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function toRel(distance: number): 'prev' | 'next' | undefined {
  if (distance === -1) return 'prev';
  return distance === 1 ? 'next' : undefined;
}
