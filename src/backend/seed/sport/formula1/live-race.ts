import { DEMO_LAPS } from './demo-season.ts';
import { GRAND_PRIX } from '../../../formula1/race-points.ts';

/** A lap of the demo's live race takes so long: a reader who looks every 15 s sees each step. */
export const LIVE_LAP_S = 12;
/** The stewards speak so long after the flag. */
const JUDGED_AFTER_S = 90;
/** A finished race is shown for so long, and then there is another one. */
const OVER_AFTER_S = 600;

const LAPS = DEMO_LAPS[GRAND_PRIX];

/** How far a live race is; `again` asks for a new one. */
export type LiveMoment =
  | { readonly phase: 'before' }
  | { readonly phase: 'live'; readonly lap: number }
  | { readonly phase: 'finished'; readonly isJudged: boolean }
  | { readonly phase: 'again' };

/** Where a race stands that began at a moment (unix seconds): the clock alone decides, so nobody has to remember it. */
export function decideLiveMoment(startsAt: number, now: number): LiveMoment {
  const elapsed = now - startsAt;
  const sinceFlag = elapsed - LAPS * LIVE_LAP_S;
  if (elapsed < 0) return { phase: 'before' };
  if (sinceFlag < 0) return { phase: 'live', lap: Math.floor(elapsed / LIVE_LAP_S) };
  return sinceFlag < OVER_AFTER_S ? { phase: 'finished', isJudged: sinceFlag >= JUDGED_AFTER_S } : { phase: 'again' };
}
