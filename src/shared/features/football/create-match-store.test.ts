import { describe, expect, test } from 'vitest';
import { makeMatch } from '../../../../test/support/football.ts';
import { FOOTBALL_POLL_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../config/constants.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { createPoller } from '../../ui/hooks/create-poller.ts';
import { createMatchStore } from './create-match-store.ts';
import { toExtendedScore, toMatchRow, toScoreText } from './match-row.ts';
import { toStatusText } from './match-status.ts';

type Step = readonly [short: string, elapsed: number | null, goals: Fixture['goals'], score?: Fixture['score']];

const AT = (home: number, away: number): Fixture['goals'] => ({ home, away });
const toMatch = ([short, elapsed, goals, score]: Step) => makeMatch({ short, elapsed, goals, score: score ?? { fulltime: null, penalty: null } });

/** Plays a match before a page that asks as `usePoll` does, by a clock that the test turns: what is seen at each step. */
async function play(steps: readonly Step[]) {
  const [first, ...coming] = steps.map(toMatch);
  if (first === undefined) throw new Error('A match has a first step.');
  let nowMs = 0;
  const timer: { due: { callback: () => void; at: number } | null } = { due: null };
  let asked = 0;
  const store = createMatchStore(first, async () => {
    asked += 1;
    return coming.shift() ?? null;
  });
  const around = { isHidden: () => false, onReturn: () => () => {}, setTimer: (callback: () => void, ms: number) => (timer.due = { callback, at: nowMs + ms }), clearTimer: () => void (timer.due = null), now: () => nowMs, random: () => 0.5 };
  const poller = createPoller({ task: store.ask, everyMs: FOOTBALL_POLL_MS, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS }, around);
  const seen = [see(store.get())];
  store.subscribe(() => {
    seen.push(see(store.get()));
    if (store.isOver()) poller.stop();
  });
  if (!store.isOver()) poller.start();
  // Twice as long as the match needs: who is over asks no more.
  for (let turn = 0; turn < 2 * steps.length; turn += 1) {
    const { due } = timer;
    if (due === null) break;
    timer.due = null;
    nowMs = due.at;
    due.callback();
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
  }
  return { seen, asked, nowMs, isWaiting: timer.due !== null };
}

const see = ({ match, news }: { match: Fixture; news: string }) => [toScoreText(toMatchRow(match)), toStatusText(match.fixture.status), toExtendedScore(toMatchRow(match)), news];

const TEAMS = 'Bodrogvár SC – Nádastói Kinizsi';
const NINETY = { fulltime: AT(1, 1), penalty: null };
const SHOT = { fulltime: AT(1, 1), penalty: AT(4, 3) };

// @spec §4 Football match
describe('a match is followed', () => {
  test('from NS through both halves, extra time and penalties to PEN', async () => {
    const { seen, asked, nowMs, isWaiting } = await play([
      ['NS', null, AT(0, 0)],
      ['1H', 1, AT(0, 0)],
      ['HT', 45, AT(0, 1)],
      ['2H', 70, AT(1, 1)],
      ['ET', 100, AT(2, 2), NINETY],
      ['P', 120, AT(2, 2), { fulltime: AT(1, 1), penalty: AT(1, 0) }],
      ['PEN', 120, AT(2, 2), SHOT],
    ]);
    expect(seen).toEqual([
      [null, 'Még nem kezdődött el', null, ''],
      ['0–0', '1. félidő, 1. perc', null, `${TEAMS} 0–0. 1. félidő.`],
      ['0–1', 'Félidő', null, `${TEAMS} 0–1. Félidő.`],
      ['1–1', '2. félidő, 70. perc', null, `${TEAMS} 1–1. 2. félidő.`],
      ['2–2', 'Hosszabbítás, 100. perc', '90 perc után 1–1', `${TEAMS} 2–2. Hosszabbítás.`],
      ['2–2', 'Tizenegyespárbaj', '90 perc után 1–1, tizenegyesekkel 1–0', `${TEAMS} 2–2. Tizenegyespárbaj.`],
      ['2–2', 'Vége tizenegyesekkel', '90 perc után 1–1, tizenegyesekkel 4–3', `${TEAMS} 2–2. Vége tizenegyesekkel.`],
    ]);
    expect([asked, nowMs, isWaiting]).toEqual([6, 6 * 15_000, false]);
  });

  test('to FT, and no further', async () => {
    const { seen, asked, isWaiting } = await play([['2H', 89, AT(3, 0)], ['FT', 90, AT(3, 1)]]);
    expect(seen.at(-1)).toEqual(['3–1', 'Vége', null, `${TEAMS} 3–1. Vége.`]);
    expect([asked, isWaiting]).toEqual([1, false]);
  });

  test('to AET, and no further', async () => {
    const { seen, asked, isWaiting } = await play([['ET', 119, AT(2, 1), NINETY], ['AET', 120, AT(2, 1), NINETY]]);
    expect(seen.at(-1)).toEqual(['2–1', 'Vége hosszabbítás után', '90 perc után 1–1', `${TEAMS} 2–1. Vége hosszabbítás után.`]);
    expect([asked, isWaiting]).toEqual([1, false]);
  });

  test.each(['FT', 'AET', 'PEN'])('not at all where the page came after %s', async (short) => {
    expect(await play([[short, 90, AT(1, 0)], ['FT', 90, AT(9, 0)]])).toMatchObject({ asked: 0, isWaiting: false });
  });
});

test('a minute that passes is no news', async () => {
  const { seen } = await play([['1H', 10, AT(0, 0)], ['1H', 11, AT(0, 0)], ['1H', 12, AT(1, 0)], ['1H', 13, AT(1, 0)]]);
  expect(seen.map((step) => step[3])).toEqual(['', '', `${TEAMS} 1–0. 1. félidő.`, `${TEAMS} 1–0. 1. félidő.`]);
});

test('while the edge has no answer the match stays as it is', async () => {
  const { seen, isWaiting } = await play([['1H', 10, AT(0, 0)]]);
  expect([seen.length, isWaiting]).toEqual([1, true]);
});
