import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';
import type { Fixture } from '../../contract/schemas/football.ts';

type Status = Fixture['fixture']['status'];

const FINISHED: ReadonlySet<string> = new Set(['FT', 'AET', 'PEN']);
const EXTENDED: ReadonlySet<string> = new Set(['P', 'PEN', 'WP', 'ET', 'AET']);
const SHOOT_OUT: ReadonlySet<string> = new Set(['P', 'PEN', 'WP']);
const RUNNING: ReadonlySet<string> = new Set(['1H', 'HT', '2H', 'ET', 'BT', 'WP', 'P', 'INT', 'LIVE']);
const WITH_MINUTE: ReadonlySet<string> = new Set(['1H', '2H', 'ET', 'LIVE']);

/** Whether a match is over, so that nobody asks for it again. @spec §4 Football match */
export function isFinished(short: string | null): boolean {
  return short !== null && FINISHED.has(short);
}

/** Whether a match went, or goes, beyond its ninety minutes. @spec §4 Football match */
export function isExtended(short: string | null): boolean {
  return short !== null && EXTENDED.has(short);
}

/** Whether a match is decided, or will be, by penalties. @spec §4 Football match */
export function isShootOut(short: string | null): boolean {
  return short !== null && SHOOT_OUT.has(short);
}

/** Whether a match is being played. */
export function isRunning(short: string | null): boolean {
  return short !== null && RUNNING.has(short);
}

/** Whether the score is shown: not before the match has begun. @spec §4 Status NS */
export function showsScore(short: string | null, { home, away }: Fixture['goals']): boolean {
  return short !== 'NS' && (home !== null || away !== null);
}

/** What a status is called, with the minute while the ball is rolling; null for one that nobody knows. */
export function toStatusText({ short, elapsed }: Status): string | null {
  const name = short !== null && isKnown(short) ? texts.statuses[short] : null;
  return name === null || short === null || elapsed === null || !WITH_MINUTE.has(short) ? name : `${name}, ${texts.minute(elapsed)}`;
}

function isKnown(short: string): short is keyof typeof texts.statuses {
  return Object.hasOwn(texts.statuses, short);
}
