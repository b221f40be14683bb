let offsetSeconds = 0;

/** The time as the server sees it: a wrong device clock must not make yesterday's news new. Unix seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000) + offsetSeconds;
}

/** Learns the difference from an answer's `Date` header; differences under a minute are the network's. */
export function learnServerTime(dateHeader: string | null): void {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(serverMs)) return;
  const difference = Math.round((serverMs - Date.now()) / 1000);
  offsetSeconds = Math.abs(difference) < 60 ? 0 : difference;
}
