import { formula1Texts } from '../../config/texts-formula1.ts';
import { toDayText } from '../../lib/day-text.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { RaceData } from './formula1-data.ts';

/** When a race begins, as exactly as that is known. */
export function RaceDate({ race: { startsAt, day } }: { race: Pick<RaceData, 'startsAt' | 'day'> }) {
  if (startsAt === null) return formula1Texts.race.noDate;
  return day === null ? <TimeStamp unix={startsAt} /> : <time dateTime={day}>{toDayText(day)}</time>;
}
