import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toZonedMoment } from '../../../src/shared/lib/zoned-day.ts';
import { SEED_TEAMS } from '../../../src/backend/seed/sport/football/teams.ts';

/** Where a season's facts are, and what its file does not say itself. */
export type SourceSeason = {
  readonly path: string;
  readonly groups?: string;
  /** Of the clock by which the file tells kick-offs. */
  readonly timeZone: string;
  /** A scorer's whole name. @param team the scorer's own, as the source calls it */
  readonly toScorer?: (name: string, team: string) => string;
  readonly toVenue?: (home: string, away: string) => string | null;
};

const team = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const score = z.tuple([z.number(), z.number()]);
const goal = z.object({ name: z.string(), minute: z.number(), offset: z.number().optional(), penalty: z.boolean().optional(), owngoal: z.boolean().optional() });
const match = z.object({
  date: z.string(),
  time: z.string(),
  team1: team,
  team2: team,
  score: z.object({ ft: score, et: score.optional(), p: score.optional() }).optional(),
  goals1: z.array(goal).default([]),
  goals2: z.array(goal).default([]),
  ground: z.string().optional(),
});
const seasonFile = z
  .object({ matches: z.array(match).optional(), rounds: z.array(z.object({ matches: z.array(match) })).optional() })
  .transform(({ matches, rounds }) => matches ?? (rounds ?? []).flatMap((round) => round.matches));
const groupsFile = z.object({ groups: z.array(z.object({ name: z.string(), teams: z.array(team) })) });

type Match = z.output<typeof match>;
type Goal = z.output<typeof goal>;

const readerNames = new Map([...SEED_TEAMS.map(({ source, name }): [string, string] => [source, name]), ['United States', 'Egyesült Államok']]);

/** Reads a season of openfootball as rows: matches by kick-off, those at one time in the order of the file. */
export function readSeason(folder: string, source: SourceSeason): { groups: string[]; rows: string[] } {
  const matches = seasonFile.parse(readJson(join(folder, source.path)));
  const timed = matches.map((one) => ({ one, start: toStart(one, source.timeZone) }));
  return {
    groups: source.groups === undefined ? [] : readGroups(join(folder, source.groups)),
    rows: timed.toSorted((one, other) => one.start - other.start).map(({ one, start }) => toRow(one, start, source)),
  };
}

function readGroups(path: string): string[] {
  return groupsFile.parse(readJson(path)).groups.map(({ name, teams }) => `${name.replace('Group ', '')} csoport: ${teams.map(toReaderName).join(', ')}`);
}

function toStart({ date, time }: Match, timeZone: string): number {
  return toZonedMoment(Date.parse(`${date}T${time}:00Z`) / 1000, timeZone);
}

function toRow(one: Match, start: number, { toScorer = (name) => name, toVenue }: SourceSeason): string {
  const { team1, team2, goals1, goals2, ground } = one;
  const name = (mark: Goal, own: string, others: string) => toScorer(mark.name, mark.owngoal === true ? others : own);
  const fields = [
    new Date(start * 1000).toISOString().slice(0, 16).replace('T', ' '),
    toReaderName(team1),
    toReaderName(team2),
    toScore(one),
    ground ?? toVenue?.(team1, team2) ?? '',
    goals1.map((mark) => toGoal(name(mark, team1, team2), mark)).join(', '),
    goals2.map((mark) => toGoal(name(mark, team2, team1), mark)).join(', '),
  ];
  return fields.join('|').replace(/\|+$/, '');
}

function toReaderName(source: string): string {
  const name = readerNames.get(source);
  if (name === undefined) throw new Error(`The team ${source} is not in src/backend/seed/sport/football/teams.ts.`);
  return name;
}

/** Where a file leaves extra time out of the score, goals after the 90th minute tell of it. */
function toScore({ score: result, goals1, goals2 }: Match): string {
  if (result === undefined) return '';
  const inTime = (goals: readonly Goal[]) => goals.filter(({ minute }) => minute <= 90).length;
  const hasLateGoals = [...goals1, ...goals2].some(({ minute }) => minute > 90);
  const extra = result.et ?? (hasLateGoals ? result.ft : undefined);
  const fulltime = result.et === undefined && hasLateGoals ? [inTime(goals1), inTime(goals2)] : result.ft;
  return [fulltime.join('-'), ...(extra === undefined ? [] : [`aet ${extra.join('-')}`]), ...(result.p === undefined ? [] : [`pen ${result.p.join('-')}`])].join(' ');
}

function toGoal(name: string, { minute, offset, penalty, owngoal }: Goal): string {
  return `${name} ${minute}${offset === undefined ? '' : `+${offset}`}${penalty === true ? ' p' : owngoal === true ? ' o' : ''}`;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
