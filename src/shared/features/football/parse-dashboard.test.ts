import { expect, test } from 'vitest';
import { parseDashboard } from './parse-dashboard.ts';

test('the newsroom’s text names a league, its season and its first day', () => {
  expect(parseDashboard('{"sport":"football","league":4,"season":2024,"startdate":"2024-06-14"}')).toEqual({ sport: 'football', league: 4, season: 2024, startdate: '2024-06-14' });
  expect(parseDashboard('{"sport":"football","league":4,"season":2024}')).toMatchObject({ startdate: null });
});

test.each(['', 'null', '[]', '4', '{', '{"sport":"football"}', '{"sport":1,"league":4,"season":2024}', '{"sport":"football","league":0,"season":2024}', '{"sport":"football","league":"4/../x","season":2024}', '{"sport":"football","league":4,"season":2024,"startdate":"tegnap"}'])('%j names nothing', (content) => {
  expect(parseDashboard(content)).toBeNull();
});
