import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { readCharacterMap } from './character-map.ts';
import { readGlyphs } from './glyphs.ts';
import { parseSfnt, tableOf } from './sfnt.ts';

const folder = fileURLToPath(new URL('../../src/shared/ui/fonts/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const LETTERS = 'aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰăâîșțĂÂÎȘȚ„”–…«»’0123456789';

async function open(name: string) {
  return parseSfnt(await subsetFont(readFileSync(folder + name), LETTERS, { targetFormat: 'sfnt' }));
}

test('the fonts are as few and as light as the budget says', () => {
  expect(files.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(files.reduce((sum, name) => sum + readFileSync(folder + name).length, 0)).toBeLessThanOrEqual(budgets.fonts);
});

test.each(files)('%s draws every Hungarian and Romanian letter itself', async (name) => {
  const tables = await open(name);
  const codes = readCharacterMap(tableOf(tables, 'cmap'));
  const glyphs = readGlyphs(tables);
  const missing = [...LETTERS].filter((letter) => (glyphs[codes.get(letter.codePointAt(0) ?? 0) ?? 0]?.outline.length ?? 0) === 0 || !codes.has(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test.each(files)('in %s "ő" is as wide as "ö", so the merged letters belong to the same cut', async (name) => {
  const tables = await open(name);
  const codes = readCharacterMap(tableOf(tables, 'cmap'));
  const glyphs = readGlyphs(tables);
  const advance = (letter: string) => glyphs[codes.get(letter.codePointAt(0) ?? 0) ?? 0]?.advance;
  expect(advance('ő')).toBe(advance('ö'));
  expect(advance('Ű')).toBe(advance('Ü'));
});

test('the upright font still varies in weight for the merged letters', async () => {
  const tables = await open('serif.woff2');
  const glyph = readGlyphs(tables)[readCharacterMap(tableOf(tables, 'cmap')).get('ő'.codePointAt(0) ?? 0) ?? 0];
  expect(glyph?.variation.length).toBeGreaterThan(0);
});
