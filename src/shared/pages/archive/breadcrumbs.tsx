import { searchTexts } from '../../config/texts-search.ts';
import { archivePath } from '../../lib/archive-path.ts';
import type { ArchivePageData } from './archive-data.ts';
import { toMonthText } from './archive-title.ts';

/** The way back from a month or a day. */
export function Breadcrumbs({ data }: { data: ArchivePageData }) {
  if (data.kind !== 'month' && data.kind !== 'day') return null;
  const month = data.kind === 'day' ? data.day.slice(0, 7) : null;
  return (
    <nav aria-label={searchTexts.archive.breadcrumb} className="kicker">
      <a href={archivePath({})}>{searchTexts.archive.title}</a>
      {month !== null && (
        <>
          {' › '}
          <a href={archivePath({ month })}>{toMonthText(month)}</a>
        </>
      )}
    </nav>
  );
}
