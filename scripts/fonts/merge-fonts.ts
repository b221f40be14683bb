import { readCharacterMap, toCharacterMap } from './character-map.ts';
import { moveSharedTuples, readGlyphs, readSharedTuples, renumberParts, writeGlyphs, type Glyph } from './glyphs.ts';
import { parseSfnt, serialiseSfnt, tableOf } from './sfnt.ts';

/**
 * Adds the glyphs of `extra` to `base`: two cuts of one variable font, made with the same axes. Packages ship a font in
 * pieces by range of characters, and "ő" is in another piece than "o"; a page would load two files for every face and
 * never kern across them. Kerning stays the base's.
 */
export function mergeFonts(base: Buffer, extra: Buffer): Buffer {
  const tables = parseSfnt(base);
  const extraTables = parseSfnt(extra);
  const glyphs = readGlyphs(tables);
  const extraGlyphs = readGlyphs(extraTables);
  const shared = readSharedTuples(tables);
  const extraShared = readSharedTuples(extraTables);

  const numbers = assignNumbers(glyphs, extraGlyphs);
  const toNumber = (glyph: number) => numbers[glyph] ?? 0;
  const added = extraGlyphs
    .filter((_, index) => toNumber(index) >= glyphs.length)
    .map((glyph) => ({ ...glyph, outline: renumberParts(glyph.outline, toNumber), variation: moveSharedTuples(glyph.variation, shared.count, shared.axisCount) }));

  writeGlyphs(tables, [...glyphs, ...added], Buffer.concat([shared.bytes, extraShared.bytes]));
  const extraCodes = [...readCharacterMap(tableOf(extraTables, 'cmap'))].map(([code, glyph]) => [code, toNumber(glyph)] as const);
  tables.set('cmap', toCharacterMap(new Map([...extraCodes, ...readCharacterMap(tableOf(tables, 'cmap'))])));
  tables.set('maxp', largerLimits(tableOf(tables, 'maxp'), tableOf(extraTables, 'maxp')));
  tables.set('post', withoutNames(tableOf(tables, 'post')));
  return serialiseSfnt(tables);
}

/** New numbers for the extra glyphs: the base's where it has the same drawing ("o" as a part of "ő"), else the next free one. */
function assignNumbers(glyphs: readonly Glyph[], extraGlyphs: readonly Glyph[]): number[] {
  const known = new Map(glyphs.map((glyph, index) => [toIdentity(glyph), index]));
  let next = glyphs.length;
  return extraGlyphs.map((glyph, index) => (index === 0 ? 0 : (known.get(toIdentity(glyph)) ?? next++)));
}

function toIdentity({ outline, advance, bearing }: Glyph): string {
  return `${advance} ${bearing} ${outline.toString('base64')}`;
}

/** The limits of maxp (how complex a glyph gets) that hold for both fonts; the number of glyphs is the first's. */
function largerLimits(maxp: Buffer, other: Buffer): Buffer {
  const copy = Buffer.from(maxp);
  for (let at = 6; at < copy.length; at += 2) copy.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
  return copy;
}

/** Names of glyphs would have to be merged too, and nothing on the web reads them. */
function withoutNames(post: Buffer): Buffer {
  const copy = Buffer.from(post.subarray(0, 32));
  copy.writeUInt32BE(0x00030000, 0);
  return copy;
}
