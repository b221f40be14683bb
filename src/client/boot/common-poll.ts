import { COMMON_DATA_POLL_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../shared/config/constants.ts';
import { html } from './page-attributes.ts';
import { learnServerTime } from './server-time.ts';

const JITTER_SHARE = 0.2;
const MAX_BACK_OFF = 8;

/**
 * Polls the common data. The first question already names what the page shows, so "unchanged" costs nothing. Hidden
 * tabs do not ask; one that returns after more than 30 s asks at once. Failures are silent and back off. @spec §4 Common data refresh
 */
export function pollCommonData(onChange: (data: unknown) => void): void {
  let backOff = 1;
  let lastAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, COMMON_DATA_POLL_MS * backOff * (1 + JITTER_SHARE * (2 * Math.random() - 1)));
  };
  const ask = async (): Promise<void> => {
    lastAt = Date.now();
    if (!document.hidden) backOff = (await askOnce(onChange)) ? 1 : Math.min(backOff * 2, MAX_BACK_OFF);
    plan();
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lastAt > HIDDEN_TAB_RESTART_AFTER_MS) void ask();
  });
  plan();
}

async function askOnce(onChange: (data: unknown) => void): Promise<boolean> {
  try {
    const response = await fetch('/api/frontend/refresh', { headers: { 'If-None-Match': `W/"${html.getAttribute('data-refresh') ?? ''}"` } });
    learnServerTime(response.headers.get('date'));
    if (response.status === 304) return true;
    if (!response.ok) return false;
    html.setAttribute('data-refresh', (response.headers.get('etag') ?? '').replace(/^W\/|"/g, ''));
    onChange(await response.json());
    return true;
  } catch {
    // No network is no news: the page stays as it is and asks again later.
    return false;
  }
}
