import { formula1Texts } from '../../config/texts-formula1.ts';
import type { RaceState, ResultRow } from './formula1-data.ts';

const texts = formula1Texts.announcements;

/** What has happened in a race between two answers, for who cannot see it: its end, a new leader, who is out; null for no news. */
export function toAnnouncement(before: RaceState, after: RaceState): string | null {
  const leader = toLeader(after);
  if (isFinished(after)) return isFinished(before) ? null : [texts.finished, ...(leader === null ? [] : [texts.winner(leader)])].join(' ');
  const known = new Set(before.rows.filter(isOut).map(({ driver }) => driver.id));
  const out = after.rows.filter((row) => isOut(row) && !known.has(row.driver.id)).flatMap(({ driver }) => driver.name ?? []);
  const news = [...(leader === null || leader === toLeader(before) ? [] : [texts.leader(leader)]), ...(out.length === 0 ? [] : [texts.retired(out.join(', '))])];
  return news.length === 0 ? null : news.join(' ');
}

function isFinished({ status }: RaceState): boolean {
  return status === 'completed';
}

function toLeader({ rows }: RaceState): string | null {
  return rows.find(({ position }) => position === 1)?.driver.name ?? null;
}

function isOut({ time }: ResultRow): boolean {
  return time?.trim().toUpperCase() === 'DNF';
}
