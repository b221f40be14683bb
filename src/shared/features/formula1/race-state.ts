import { formula1Texts as texts } from '../../config/texts-formula1.ts';
import type { Laps, RaceData, RaceStatus } from './formula1-data.ts';

/** Reads a status of the data service. @spec §4 F1 race */
export function toRaceStatus(status: string | null): RaceStatus {
  switch (status?.trim().toLowerCase()) {
    case 'completed':
      return 'completed';
    case 'live':
      return 'live';
    case 'cancelled':
    case 'canceled':
      return 'cancelled';
    default:
      return 'upcoming';
  }
}

/** Whether nothing more will happen in a race. */
export function isOver({ status }: Pick<RaceData, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Laps as they are shown; null where there is nothing to tell. */
export function toLaps(laps: Laps | null): Laps | null {
  return laps === null || (laps.current === null && laps.total === null) ? null : { current: laps.current, total: laps.total };
}

/** How far a race is: "12/58 kör". @spec §4 Live result time display */
export function toLapsText(laps: Laps | null): string | null {
  const counts = [laps?.current ?? null, laps?.total ?? null].filter((count) => count !== null);
  return counts.length === 0 ? null : texts.laps(counts.join('/'));
}

const LAPS_BEHIND = /^\+?\s*(\d+)\s*l(?:aps?)?\.?$/i;

/** A time as timing prints it, its letters and laps in words. @spec §4 Live result time display */
export function toTimeText(time: string | null): string {
  const printed = time?.trim() ?? '';
  const out = Object.entries(texts.out).find(([letters]) => letters === printed.toUpperCase())?.[1];
  if (out !== undefined) return out;
  const laps = LAPS_BEHIND.exec(printed)?.[1];
  if (laps !== undefined) return texts.laps(`+${laps}`);
  return printed === '' ? texts.noValue : printed;
}
