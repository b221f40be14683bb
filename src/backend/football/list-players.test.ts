import { expect, test } from 'vitest';
import { createMatchSteps } from '../../../test/support/match-steps.ts';
import type { Fixture, FixtureEvent, PlayerList } from '../../shared/contract/schemas/football.ts';
import { SEED_SEASONS } from '../seed/sport/football/leagues.ts';
import { toSeasonFixtures } from '../seed/sport/football/seed-seasons.ts';
import { listRedCards, listTopScorers, listYellowCards } from './list-players.ts';

function loadSeason(league: number): Fixture[] {
  return SEED_SEASONS.filter((season) => season.league === league).flatMap(toSeasonFixtures);
}

function toNames(rows: PlayerList['items'], total: number): (string | null)[] {
  return rows.filter(({ statistics }) => statistics[0]?.goals.total === total).map(({ player }) => player.name).toSorted();
}

const sumGoals = (rows: PlayerList['items']) => rows.reduce((sum, { statistics }) => sum + (statistics[0]?.goals.total ?? 0), 0);

test('the scorers of Euro 2024 are those that were published: 117 goals, ten of them own goals', () => {
  const rows = listTopScorers(loadSeason(4));
  expect(rows[0]?.statistics[0]?.goals.total).toBe(3);
  expect(toNames(rows, 3)).toEqual(['Cody Gakpo', 'Dani Olmo', 'Georges Mikautadze', 'Harry Kane', 'Ivan Schranz', 'Jamal Musiala']);
  expect(toNames(rows, 2)).toEqual(['Breel Embolo', 'Donyell Malen', 'Fabián Ruiz', 'Florian Wirtz', 'Jude Bellingham', 'Kai Havertz', 'Merih Demiral', 'Niclas Füllkrug', 'Nico Williams', 'Răzvan Marin']);
  expect(sumGoals(rows)).toBe(107);
});

test('the scorers of the World Cup 2022 are those that were published: 172 goals, two of them own goals', () => {
  const rows = listTopScorers(loadSeason(1));
  expect(rows.slice(0, 4).map(({ player, statistics }) => [player.name, statistics[0]?.team.name, statistics[0]?.goals.total])).toEqual([
    ['Kylian Mbappé', 'Franciaország', 8],
    ['Lionel Messi', 'Argentína', 7],
    ['Julián Álvarez', 'Argentína', 4],
    ['Olivier Giroud', 'Franciaország', 4],
  ]);
  expect(toNames(rows, 3)).toEqual(['Bukayo Saka', 'Cody Gakpo', 'Enner Valencia', 'Gonçalo Ramos', 'Marcus Rashford', 'Richarlison', 'Álvaro Morata']);
  expect(toNames(rows, 2)).toHaveLength(20);
  expect(sumGoals(rows)).toBe(170);
});

const team = { id: 1, name: 'Csapat', logo: null };
const toEvent = (name: string, type: string, detail: string, comments: string | null = null): FixtureEvent => ({ type, detail, comments, time: { elapsed: 10, extra: null }, team, player: { id: null, name, photo: null }, assist: null });

function withEvents(events: readonly FixtureEvent[]): Fixture[] {
  const [first] = createMatchSteps('FT');
  return [{ ...first, events: [...events] }];
}

test('own goals, missed penalties and shoot-outs are nobody’s goals, and who has none is not listed', () => {
  const rows = listTopScorers(withEvents([toEvent('Gól', 'Goal', 'Normal Goal'), toEvent('Gól', 'Goal', 'Penalty'), toEvent('Öngól', 'Goal', 'Own Goal'), toEvent('Mellé', 'Goal', 'Missed Penalty'), toEvent('Párbaj', 'Goal', 'Penalty', 'Penalty Shootout'), toEvent('Lap', 'Card', 'Yellow Card')]));
  expect(rows.map(({ player, statistics }) => [player.name, statistics[0]?.goals.total])).toEqual([['Gól', 2]]);
});

test('the yellow list needs a yellow card, the red list counts red and second-yellow reds', () => {
  const fixtures = withEvents([toEvent('Két sárga', 'Card', 'Yellow Card'), toEvent('Két sárga', 'Card', 'Second Yellow card'), toEvent('Piros', 'Card', 'Red Card'), toEvent('Sárga', 'Card', 'Yellow Card'), toEvent('Sárga', 'Card', 'Yellow Card'), toEvent('Gól', 'Goal', 'Normal Goal')]);
  expect(listYellowCards(fixtures).map(({ player, statistics }) => [player.name, statistics[0]?.cards.yellow])).toEqual([['Sárga', 2], ['Két sárga', 1]]);
  expect(listRedCards(fixtures).map(({ player, statistics }) => [player.name, statistics[0]?.cards.red, statistics[0]?.cards.yellowred])).toEqual([['Két sárga', 0, 1], ['Piros', 1, 0]]);
});

test('an event without a player counts for nobody', () => {
  expect(listTopScorers(withEvents([{ ...toEvent('', 'Goal', 'Normal Goal'), player: null }]))).toEqual([]);
});
