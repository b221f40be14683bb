import { expect, test } from 'vitest';
import { BARE_MATCH, makeMatch } from '../../../../test/support/football.ts';
import { toExtendedScore, toMatchRow, toScoreText, toTeamName } from './match-row.ts';

const row = (short: string) => toMatchRow(makeMatch({ short }));

test('the score is read from the home team on, and is not there before the match', () => {
  expect([toScoreText(row('FT')), toScoreText(row('NS'))]).toEqual(['2–2', null]);
});

// @spec §4 Extended-play statuses
test.each([
  ['2H', null],
  ['FT', null],
  ['ET', '90 perc után 1–1'],
  ['AET', '90 perc után 1–1'],
  ['WP', '90 perc után 1–1, tizenegyesekkel 4–3'],
  ['P', '90 perc után 1–1, tizenegyesekkel 4–3'],
  ['PEN', '90 perc után 1–1, tizenegyesekkel 4–3'],
])('%s adds %s', (short, text) => {
  expect(toExtendedScore(row(short))).toBe(text);
});

test('what is not known is not made up', () => {
  const bare = toMatchRow(BARE_MATCH);
  expect([toTeamName(bare.home), toScoreText(bare), toExtendedScore({ ...bare, status: { short: 'PEN', elapsed: null } })]).toEqual(['Ismeretlen csapat', null, null]);
  expect(toScoreText({ ...row('FT'), goals: { home: 1, away: null } })).toBe('1–?');
});
