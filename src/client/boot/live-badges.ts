import { LIVE_ARTICLE_POLL_MS, LIVE_BADGE_REFRESH_MS } from '../../shared/config/constants.ts';
import { parseLiveVersion } from '../../shared/features/live-blog/parse-live-answers.ts';
import { liveBadge } from '../../shared/lib/live-badge.ts';
import { createPoller } from '../../shared/ui/hooks/create-poller.ts';
import { askEdge } from '../poll-transport.ts';
import { nowSeconds } from './server-time.ts';

/** Live articles of a list that are asked for; further ones keep what the page said. */
const MAX_POLLED = 3;

/**
 * Writes how long ago the last update was beside every badge. This clock owns the words, before and after React.
 * @spec §4 Live badge
 */
export function tickLiveBadges(): void {
  const now = nowSeconds();
  for (const element of document.querySelectorAll<HTMLElement>('[data-live-at]')) {
    const { liveAt = '', rel } = element.dataset;
    const text = liveBadge({ live: true, updatedAt: Date.parse(liveAt) / 1000, now, language: rel === 'en' ? 'en' : 'hu' })?.update ?? '\u00a0';
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Recalculates while the tab is seen, and asks for the versions of live articles that lists show. @spec §4 Live badge, Live refresh */
export function watchLiveBadges(): void {
  setInterval(() => {
    if (!document.hidden) tickLiveBadges();
  }, LIVE_BADGE_REFRESH_MS);
  document.addEventListener('visibilitychange', tickLiveBadges);
  addEventListener('pageshow', tickLiveBadges);
  createPoller({ task: askVersions, everyMs: LIVE_ARTICLE_POLL_MS, restartAfterMs: LIVE_ARTICLE_POLL_MS }).start();
}

async function askVersions(): Promise<void> {
  const slugs = new Set([...document.querySelectorAll<HTMLElement>('[data-live-slug]')].map(({ dataset }) => dataset['liveSlug'] ?? ''));
  await Promise.all([...slugs].slice(0, MAX_POLLED).map(askVersion));
  tickLiveBadges();
}

/** On lists only the version is updated, and with it the time that the badge counts from. */
async function askVersion(slug: string): Promise<void> {
  const answer = await askEdge(`/api/articles/${encodeURIComponent(slug)}/version`);
  if (answer.kind !== 'answer') return;
  const { v, updatedAt } = parseLiveVersion(answer.body);
  for (const { dataset } of document.querySelectorAll<HTMLElement>(`[data-live-slug="${CSS.escape(slug)}"]`)) {
    if (v <= Number(dataset['liveV'])) continue;
    dataset['liveV'] = String(v);
    dataset['liveAt'] = new Date((updatedAt ?? nowSeconds()) * 1000).toISOString();
  }
}
