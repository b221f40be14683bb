import { RELATIVE_DATE_REFRESH_MS } from '../../shared/config/constants.ts';
import { formatRelativeDate } from '../../shared/lib/relative-date.ts';
import { html } from './page-attributes.ts';
import { nowSeconds } from './server-time.ts';

/**
 * Writes the relative form into every `<time data-rel>`. This clock owns their text before and after React: React is
 * told to leave it alone. @spec §4 Relative dates
 */
export function tickTimeStamps(): void {
  const now = nowSeconds();
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-rel]')) {
    const unix = Date.parse(element.dateTime) / 1000;
    const text = formatRelativeDate(unix, now, { timeZone: html.dataset['zone'] ?? 'Europe/Budapest', language: element.dataset['rel'] === 'en' ? 'en' : 'hu' });
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Ticks while the tab is seen, and at once when it is seen again. */
export function watchTimeStamps(): void {
  tickTimeStamps();
  setInterval(() => {
    if (!document.hidden) tickTimeStamps();
  }, RELATIVE_DATE_REFRESH_MS);
  document.addEventListener('visibilitychange', tickTimeStamps);
  addEventListener('pageshow', tickTimeStamps);
}
