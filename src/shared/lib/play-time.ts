import { formatNumber } from './format-number.ts';

/** A length or a place in a recording as players write it: `4:05`, `1:04:05`. */
export function toPlayTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const end = String(rest).padStart(2, '0');
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}

/** A length in full minutes, one at least; null where it is not known. */
export function toMinutes(seconds: number | null): string | null {
  return seconds === null || seconds <= 0 ? null : formatNumber(Math.max(1, Math.round(seconds / 60)));
}

/** A length as ISO 8601 has it: `PT1H4M5S`. */
export function toIsoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [[Math.floor(whole / 3600), 'H'], [Math.floor((whole % 3600) / 60), 'M'], [whole % 60, 'S']] as const;
  const text = parts.flatMap(([value, unit]) => (value === 0 ? [] : [`${value}${unit}`])).join('');
  return `PT${text === '' ? '0S' : text}`;
}
