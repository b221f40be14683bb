import type { FrontendRefresh } from '../../contract/schemas/front.ts';

/** Where a rate is going; null where it stands still. */
export function decideTrend(change: number): 'rises' | 'falls' | null {
  if (change === 0) return null;
  return change > 0 ? 'rises' : 'falls';
}

/** The rivers' gauges, the most dangerous first; equal ones as the backend orders them. */
export function toFloodOrder(gauges: FrontendRefresh['floodingData']): FrontendRefresh['floodingData'] {
  return gauges.toSorted((a, b) => b.alert - a.alert);
}
