/** How a match ends: in time, after extra time, or on penalties. @spec §4 Football match */
export type MatchEnd = 'FT' | 'AET' | 'PEN';

/** A moment of a match as its status tells it, in steps of a minute; breaks and kicks of a shoot-out are steps as well. */
export type ClockStep = { readonly short: string; readonly elapsed: number | null; readonly extra: number | null };

const BREAK_STEPS = 3;
const STOPPAGE = { '1H': 2, '2H': 4, 'ET': 1 } as const;

/** The steps of a match from before its start to its end. @param kicks how many a shoot-out has */
export function createMatchClock(end: MatchEnd, kicks: number): ClockStep[] {
  const regular = [{ short: 'NS', elapsed: null, extra: null }, ...toHalf('1H', 1, 45), ...repeat({ short: 'HT', elapsed: 45, extra: null }, BREAK_STEPS), ...toHalf('2H', 46, 90)];
  if (end === 'FT') return [...regular, { short: 'FT', elapsed: 90, extra: null }];
  const extended = [...regular, ...toHalf('ET', 91, 120)];
  if (end === 'AET') return [...extended, { short: 'AET', elapsed: 120, extra: null }];
  // The first step of a shoot-out is the walk to the spot.
  return [...extended, ...Array.from({ length: kicks + 1 }, (_, kick) => ({ short: 'P', elapsed: 120, extra: kick === 0 ? null : kick })), { short: 'PEN', elapsed: 120, extra: null }];
}

function toHalf(short: keyof typeof STOPPAGE, first: number, last: number): ClockStep[] {
  const minutes = Array.from({ length: last - first + 1 }, (_, index) => ({ short, elapsed: first + index, extra: null }));
  return [...minutes, ...Array.from({ length: STOPPAGE[short] }, (_, index) => ({ short, elapsed: last, extra: index + 1 }))];
}

function repeat(step: ClockStep, times: number): ClockStep[] {
  return Array.from({ length: times }, () => step);
}
