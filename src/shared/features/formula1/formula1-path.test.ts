import { expect, test } from 'vitest';
import { toFormula1Path, type Formula1Place } from './formula1-path.ts';

test.each<[Formula1Place, string]>([
  [{}, '/f1'],
  [{ view: 'versenynaptar', season: null }, '/f1'],
  [{ view: 'csapatok' }, '/f1?oldal=csapatok'],
  [{ season: 2024, competition: 7, race: -31 }, '/f1?szezon=2024&verseny=7&futam=-31'],
  [{ driver: 4, view: 'versenyzok', season: 2023 }, '/f1?oldal=versenyzok&szezon=2023&versenyzo=4'],
])('%j stands at %s', (place, path) => {
  expect(toFormula1Path(place)).toBe(path);
});
