import { EURO_LEAGUE_ID, FOOTBALL_PHASE_FIRST_INDEX, WORLD_CUP_LEAGUE_ID } from '../../config/constants.ts';
import type { footballTexts } from '../../config/texts-football.ts';

/** The phase of a tournament. */
export type Phase = keyof typeof footballTexts.phases;

/** The phases of a league with the index of their first match, in order; null for what is no tournament. @spec §9 Football tournament labels */
export function resolvePhases(league: number | null): readonly (readonly [Phase, number])[] | null {
  switch (league) {
    case WORLD_CUP_LEAGUE_ID:
    case EURO_LEAGUE_ID:
      return toPhases(FOOTBALL_PHASE_FIRST_INDEX[league]);
    default:
      return null;
  }
}

/** The phase of the match at an index of its tournament. @spec §9 */
export function resolvePhase(league: number | null, index: number): Phase | null {
  return resolvePhases(league)?.findLast(([, first]) => index >= first)?.[0] ?? null;
}

/** A tournament's matches by phase: the label of each stands before the match at its fixed index. @spec §2.8 §9 */
export function splitByPhase<Match>(league: number | null, matches: readonly Match[]): { readonly phase: Phase; readonly matches: readonly Match[] }[] {
  const phases = resolvePhases(league) ?? [];
  return phases.map(([phase, first], at) => ({ phase, matches: matches.slice(first, phases[at + 1]?.[1]) })).filter((part) => part.matches.length > 0);
}

function toPhases(indexes: Readonly<Partial<Record<Phase, number>>>): [Phase, number][] {
  const names: Phase[] = ['matchday1', 'matchday2', 'matchday3', 'roundOf16', 'quarterfinal', 'semifinal', 'bronze', 'final'];
  return names.flatMap((name): [Phase, number][] => (indexes[name] === undefined ? [] : [[name, indexes[name]]]));
}
