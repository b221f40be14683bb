import { footballTexts } from '../../config/texts-football.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { lookUp } from './timeline.ts';

type Statistics = Fixture['statistics'];
type Value = Statistics[number]['statistics'][number]['value'];

/** A number of both teams, and how they share it: per cent of the home team's, null where there is nothing to share. */
export type StatisticsRow = { readonly name: string; readonly home: string; readonly away: string; readonly homeShare: number | null };

/** The statistics of a match, a row a kind, in the order in which the service first names them. @spec §2.8 */
export function toStatisticsRows({ statistics, teams }: Pick<Fixture, 'statistics' | 'teams'>): StatisticsRow[] {
  const [first, second] = toSides(statistics, teams);
  const types = new Set([...(first?.statistics ?? []), ...(second?.statistics ?? [])].flatMap(({ type }) => type ?? []));
  return [...types].flatMap((type) => {
    const [home, away] = [valueOf(first, type), valueOf(second, type)];
    return home === null && away === null ? [] : [{ name: lookUp(footballTexts.statistics, type) ?? type, home: toText(home), away: toText(away), homeShare: toHomeShare(home, away) }];
  });
}

/** How two counts share their sum, in per cent of the first; null where they cannot. */
export function toHomeShare(home: Value, away: Value): number | null {
  const [left, right] = [toNumber(home), toNumber(away)];
  return left === null || right === null || left + right <= 0 ? null : Math.round((left / (left + right)) * 1000) / 10;
}

/** The two teams' lists, the home team's first; by their order where a team cannot be told. */
function toSides(statistics: Statistics, { home, away }: Fixture['teams']): [Statistics[number] | undefined, Statistics[number] | undefined] {
  const ofTeam = (id: number | null) => (id === null ? undefined : statistics.find(({ team }) => team.id === id));
  const [first, second] = [ofTeam(home.id), ofTeam(away.id)];
  return first === undefined && second === undefined ? [statistics[0], statistics[1]] : [first, second];
}

function valueOf(side: Statistics[number] | undefined, wanted: string): Value {
  return side?.statistics.find(({ type }) => type === wanted)?.value ?? null;
}

function toText(value: Value): string {
  return value === null ? footballTexts.noValue : String(value).replace('.', ',');
}

function toNumber(value: Value): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return number === null || Number.isNaN(number) || number < 0 ? null : number;
}
