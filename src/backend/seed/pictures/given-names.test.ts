import { expect, it } from 'vitest';
import { decideFeminine } from './given-names.ts';

it.each(['Bartos Ilka', 'Ferencz Emőke', 'Nagy Judit', 'Jane Whitlock', 'Imre Anna'])('draws a woman for %s', (name) => {
  expect(decideFeminine(name)).toBe(true);
});

it.each(['Kelemen Vince', 'Kiss-Palócz Ágoston', 'Kovács Béla', 'Balla Zsigmond', ''])('draws a man for %j', (name) => {
  expect(decideFeminine(name)).toBe(false);
});
