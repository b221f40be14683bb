import { expect, test } from 'vitest';
import { parsePageParameters } from '../../lib/page-query.ts';
import { FOOTBALL_VIEWS } from '../../config/sport.ts';
import { footballPath, type FootballPlace } from './football-path.ts';

// @spec §2.8
test.each<[FootballPlace, string]>([
  [{ match: 501 }, '/foci?meccs=501'],
  [{ country: 'Nemzetközi' }, '/foci?orszag=Nemzetk%C3%B6zi'],
  [{ country: 'Új Zéland' }, '/foci?orszag=%C3%9Aj%20Z%C3%A9land'],
  [{ league: 4, season: 2024 }, '/foci?liga=4&szezon=2024'],
  [{ league: 4, season: null, view: 'tabella' }, '/foci?liga=4'],
  [{ league: 4, season: 2024, view: 'gol' }, '/foci?liga=4&szezon=2024&oldal=gol'],
  [{ league: 4, season: 2024, day: '2024-06-14' }, '/foci?liga=4&szezon=2024&nap=2024-06-14'],
])('%j stands at %s, which is read back as it was', (place, path) => {
  expect(footballPath(place)).toBe(path);
  const query = new URL(path, 'http://x').searchParams;
  expect(parsePageParameters(['orszag', 'liga', 'szezon', 'oldal', 'nap', 'meccs'], query, FOOTBALL_VIEWS)).toEqual(Object.fromEntries(query));
});
