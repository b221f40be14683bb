let offsetSeconds = 0;

/** Differences under a minute are the network's. */
const MIN_DIFFERENCE_SECONDS = 60;

/** The time as the server sees it: a wrong device clock must not make yesterday's news new. Unix seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000) + offsetSeconds;
}

/** Learns the difference from an answer's `Date` header, which has lost the part of its second. */
export function learnServerTime(dateHeader: string | null): void {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (!Number.isNaN(serverMs)) learn(serverMs + 999);
}

/**
 * Learns the difference from the page's own answer, before anything is painted: the edge stamps each answer with the
 * moment of its sending. A page that somebody kept on the way carries an old stamp, so a difference is asked about.
 * @returns once the question is settled; null where the clocks agree
 */
export function learnFromPage(): Promise<void> | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentMs = Number(page?.serverTiming?.find(({ name }) => name === 'now')?.description);
  if (page === undefined || !(sentMs > 0)) return null;
  learn(sentMs + performance.now() - page.responseStart);
  return offsetSeconds === 0 ? null : ask();
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/frontend/refresh', { method: 'HEAD' });
    learnServerTime(answer.headers.get('date'));
  } catch {
    // Without the network the page's own stamp is the best there is.
  }
}

/** Rather a second late than early: what has just happened must not lie ahead. */
function learn(serverMs: number): void {
  const difference = Math.ceil((serverMs - Date.now()) / 1000);
  offsetSeconds = Math.abs(difference) < MIN_DIFFERENCE_SECONDS ? 0 : difference;
}
