import { DATE_TEXTS } from '../../config/date-texts.ts';
import { searchTexts } from '../../config/texts-search.ts';
import { toSearchTags } from '../../features/search/search-tags.ts';
import type { ArchivePageData } from './archive-data.ts';

const texts = searchTexts.archive;
const dates = DATE_TEXTS.hu;

/** What a page of the archive is called, without its number. */
export function toArchiveTitle(data: ArchivePageData): string {
  switch (data.kind) {
    case 'all':
      return texts.title;
    case 'search':
      return data.term === null ? texts.searchIn(toSearchTags(data.filters, data.names).map(({ label }) => label).join(', ')) : texts.searchFor(data.term);
    case 'month':
      return texts.titleOf(toMonthText(data.month));
    case 'day':
      return texts.titleOf(toDayText(data.day));
  }
}

/** A month as readers write it: `2026. november`. */
export function toMonthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return texts.month(Number(year), dates.months[Number(number) - 1] ?? '');
}

/** A day as readers write it: `2026. november 21.` */
export function toDayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dates.withYear(dates.monthAndDay(dates.months[Number(month) - 1] ?? '', Number(date)), Number(year));
}
