import { describe, expect, test } from 'vitest';
import { createMatchSteps } from '../../../../../test/support/match-steps.ts';
import { fixtureSchema, type Fixture } from '../../../../shared/contract/schemas/football.ts';
import type { MatchEnd } from './match-clock.ts';

const ENDS: readonly MatchEnd[] = ['FT', 'AET', 'PEN'];
const SEEDS = ['egy', 'kettő', 'három', 'négy', 'öt', 'hat'];

const shortOf = ({ fixture }: Fixture) => fixture.status.short ?? '';
/** Statuses in their order, each once. */
const toCourse = (steps: readonly Fixture[]) => steps.map(shortOf).filter((short, index, all) => short !== all[index - 1]);
const all = ENDS.flatMap((end) => SEEDS.map((seed) => ({ end, steps: createMatchSteps(end, seed) })));

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}.`);
  return item;
}

test.each([
  ['FT', 'NS 1H HT 2H FT'],
  ['AET', 'NS 1H HT 2H ET AET'],
  ['PEN', 'NS 1H HT 2H ET P PEN'],
] as const)('a match that ends %s goes %s', (end, course) => {
  expect(toCourse(createMatchSteps(end)).join(' ')).toBe(course);
});

test('before the start there is no score, no event and no statistic, but line-ups and a prediction', () => {
  for (const { steps } of all) expect(steps[0]).toMatchObject({ goals: { home: null, away: null }, score: { fulltime: null, penalty: null }, events: [], statistics: [], lineups: [{}, {}], predictions: [{}] });
});

test('time, events and statistics only go on', () => {
  for (const { steps } of all) {
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before === undefined) continue;
      expect(step.fixture.status.elapsed ?? 0).toBeGreaterThanOrEqual(before.fixture.status.elapsed ?? 0);
      expect(before.events.every((event, place) => event === step.events[place])).toBe(true);
      const amounts = (from: Fixture) => from.statistics.flatMap(({ statistics }) => statistics.map(({ value }) => (typeof value === 'number' ? value : 0)));
      const after = amounts(step);
      expect(amounts(before).every((amount, place) => amount <= (after[place] ?? 0))).toBe(true);
    }
  }
});

test('the score is the sum of the goals at every step, shoot-outs apart', () => {
  for (const step of all.flatMap(({ steps }) => steps.slice(1))) {
    const count = (id: number | null) => step.events.filter(({ type, comments, team }) => type === 'Goal' && comments === null && team.id === id).length;
    expect([step.goals.home, step.goals.away]).toEqual([count(step.teams.home.id), count(step.teams.away.id)]);
  }
});

test('who wins in time is ahead, and who goes on was level', () => {
  for (const { end, steps } of all) {
    const { goals, score } = at(steps, -1);
    if (end !== 'FT') expect(score.fulltime?.home).toBe(score.fulltime?.away);
    if (end === 'PEN') expect(goals.home).toBe(goals.away);
    else expect(goals.home).not.toBe(goals.away);
  }
});

describe('a shoot-out', () => {
  const shootOuts = all.filter(({ end }) => end === 'PEN').map(({ steps }) => steps);

  test('adds a kick a step, in turn, and its score counts those that went in', () => {
    for (const steps of shootOuts) {
      const kicking = steps.filter((step) => shortOf(step) === 'P');
      expect(kicking[0]?.score.penalty).toEqual({ home: 0, away: 0 });
      for (const [index, step] of kicking.entries()) {
        const kicks = step.events.filter(({ comments }) => comments === 'Penalty Shootout');
        expect(kicks).toHaveLength(index);
        expect(kicks.map(({ team }) => team.id)).toEqual(kicks.map((_, kick) => step.teams[kick % 2 === 0 ? 'home' : 'away'].id));
        expect((step.score.penalty?.home ?? 0) + (step.score.penalty?.away ?? 0)).toBe(kicks.filter(({ detail }) => detail === 'Penalty').length);
      }
    }
  });

  test('ends where it is decided and not before', () => {
    for (const steps of shootOuts) {
      const { home = 0, away = 0 } = steps.at(-1)?.score.penalty ?? {};
      expect(home).not.toBe(away);
      const kicks = steps.at(-1)?.events.filter(({ comments }) => comments === 'Penalty Shootout') ?? [];
      expect(kicks.length).toBeGreaterThanOrEqual(6);
    }
  });
});

test('eleven start, each in a place of its own, and only who is on the pitch plays', () => {
  for (const { steps } of all) {
    const { lineups, events } = at(steps, -1);
    for (const { team, startXI, substitutes, coach } of lineups) {
      expect(startXI).toHaveLength(11);
      expect(new Set(startXI.map(({ player }) => player.grid)).size).toBe(11);
      expect(new Set([...startXI, ...substitutes].map(({ player }) => player.number)).size).toBe(18);
      expect(coach?.name).toMatch(/\S+ \S+/);
      const on = new Set(startXI.map(({ player }) => player.id));
      for (const event of events) {
        const player = event.player?.id ?? 0;
        const isOwn = event.team.id === team.id;
        if (event.detail === 'Own Goal' ? isOwn : !isOwn) continue;
        expect(on.has(player), `${event.player?.name} in minute ${event.time.elapsed}`).toBe(true);
        if (event.type === 'subst' || event.detail === 'Red Card' || event.detail === 'Second Yellow card') on.delete(player);
        if (event.type !== 'subst') continue;
        expect(startXI.some((starter) => starter.player.id === player), 'who has come in stays').toBe(true);
        on.add(event.assist?.id ?? 0);
      }
    }
  }
});

test('percents make a hundred, and possession as well', () => {
  for (const { steps } of all) {
    const { predictions, statistics } = at(steps, -1);
    const sum = (texts: readonly (string | null | undefined)[]) => texts.reduce((total, text) => total + Number.parseInt(text ?? '', 10), 0);
    const [prediction] = predictions;
    expect(sum(Object.values(prediction?.predictions.percent ?? {}))).toBe(100);
    expect(sum(Object.values(prediction?.comparison?.goals ?? {}))).toBe(100);
    expect(prediction?.h2h).toHaveLength(3);
    expect(sum(statistics.map((side) => String(side.statistics.find(({ type }) => type === 'Ball Possession')?.value)))).toBe(100);
  }
});

test('the contract takes every step as it is, and the same seed is the same match', () => {
  for (const step of createMatchSteps('PEN')) expect(fixtureSchema.parse(step)).toEqual(step);
  expect(createMatchSteps('AET', 'egy')).toEqual(createMatchSteps('AET', 'egy'));
  expect(createMatchSteps('AET', 'egy')).not.toEqual(createMatchSteps('AET', 'kettő'));
});
