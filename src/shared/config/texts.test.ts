import { expect, test } from 'vitest';
import { texts, textsEn } from './texts.ts';

function flatten(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('1', 1))];
  return Object.values(value ?? {}).flatMap(flatten);
}

test.each([['texts', texts], ['textsEn', textsEn]])('no text of %s is empty or has loose space', (_, catalogue) => {
  const all = flatten(catalogue);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((text) => text === '' || text !== text.trim() || text.includes('undefined'))).toEqual([]);
});

test('the texts that the specification gives stand as it gives them', () => {
  expect(texts.errors.notFound.title).toBe('A keresett oldal nem található.');
  expect(texts.errors.internal.title).toBe('Belső kiszolgálóhiba.');
  expect(texts.football.noFixtures).toBe('Nem rendeznek mérkőzést ezen a napon.');
  expect(texts.football.noData).toBe('Még nincs adat.');
  expect(texts.formula1.noData).toBe('Nincs még elérhető információ.');
  expect(texts.search).toMatchObject({ placeholder: 'Keresés', inSupplement: 'Keresés a mellékletben' });
  expect(Object.values(texts.search.categories)).toEqual(['Rovatok', 'Témák', 'Cím', 'Szerzők']);
  expect(texts.lists.legfrissebb).toBe('Friss hírek');
});
