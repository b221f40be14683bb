import { PLAYBACK_RATES, REMEMBERED_EPISODES } from '../../shared/config/podcast.ts';
import type { PlayerMemory } from '../../shared/features/podcast-player/create-sound-player.ts';

/** Where texts are kept by name; null for what is not there. */
export type TextStorage = { readonly read: (key: string) => string | null; readonly write: (key: string, value: string) => void };

const KEYS = { positions: 'podcastPositions', rate: 'podcastRate' } as const;

/** Remembers where episodes were left, those that were played last, and how fast the reader listens. */
export function createPositionMemory({ read, write }: TextStorage): PlayerMemory {
  return {
    recallPosition: (slug) => parsePositions(read(KEYS.positions)).find(([known]) => known === slug)?.[1] ?? 0,
    rememberPosition(slug, seconds) {
      const others = parsePositions(read(KEYS.positions)).filter(([known]) => known !== slug);
      const kept = seconds > 0 ? [[slug, Math.round(seconds * 10) / 10], ...others] : others;
      write(KEYS.positions, JSON.stringify(kept.slice(0, REMEMBERED_EPISODES)));
    },
    recallRate: () => PLAYBACK_RATES.find((rate) => String(rate) === read(KEYS.rate)) ?? 1,
    rememberRate: (rate) => write(KEYS.rate, String(rate)),
  };
}

type Position = readonly [slug: string, seconds: number];

/** What lies there may be another version's, or anybody's. */
function parsePositions(text: string | null): Position[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number' && value[1] >= 0;
}
