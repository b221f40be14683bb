import { formula1Texts } from '../../config/texts-formula1.ts';
import type { Circuit, RaceTeam } from '../../contract/schemas/formula1.ts';
import { toDayText } from '../../lib/day-text.ts';
import { formatNumber } from '../../lib/format-number.ts';

const { place, team, circuit } = formula1Texts;

/** A count as a reader sees it; null where it is not known. */
export function toCountText(count: number | null): string | null {
  return count === null ? null : formatNumber(count);
}

/** A year as it is. */
export function toYearText(year: number | null): string | null {
  return year === null ? null : String(year);
}

/** A place: "1. hely". */
export function toPlaceText(position: number | null): string | null {
  return position === null ? null : place(position);
}

/** A text, or null where there is nothing to read in it. */
export function toFactText(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}

/** A day in words where it is written as 1997-09-30; any other text as it is. */
export function toBirthdayText(day: string | null): string | null {
  return day !== null && /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(day) ? toDayText(day) : toFactText(day);
}

/** The best finish of a team and how often it was reached. */
export function toFinishText(finish: RaceTeam['highest_race_finish']): string | null {
  if (finish === null || finish.position === null) return null;
  return finish.number === null ? place(finish.position) : team.times(finish.position, formatNumber(finish.number));
}

/** A lap record: the time, who drove it and when, as far as they are known. */
export function toRecordText(record: Circuit['lap_record']): string | null {
  const holder = [record?.driver, record?.year].flatMap((part) => toFactText(part ?? null) ?? []).join(', ');
  const time = toFactText(record?.time ?? null);
  if (time === null) return null;
  return holder === '' ? time : `${time} (${holder})`;
}

/** How many people a circuit holds. */
export function toCapacityText(capacity: number | null): string | null {
  return capacity === null ? null : circuit.visitors(formatNumber(capacity));
}
