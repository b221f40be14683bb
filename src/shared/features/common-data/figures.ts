import { frameTextsHu } from '../../config/texts-frame.ts';
import type { FrontendRefresh } from '../../contract/schemas/front.ts';

const WEATHER_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(frameTextsHu.weather));

/** The word for a weather condition, which a backend gives as a code or as the word itself; null for any other. */
export function toWeatherWord(condition: string): string | null {
  const known = condition.toLowerCase();
  return WEATHER_WORDS.get(known) ?? [...WEATHER_WORDS.values()].find((word) => word === known) ?? null;
}

/** Where a rate is going; null where it stands still. */
export function decideTrend(change: number): 'rises' | 'falls' | null {
  if (change === 0) return null;
  return change > 0 ? 'rises' : 'falls';
}

/** The rivers' gauges, the most dangerous first; equal ones as the backend orders them. */
export function toFloodOrder(gauges: FrontendRefresh['floodingData']): FrontendRefresh['floodingData'] {
  return gauges.toSorted((a, b) => b.alert - a.alert);
}
