import { tableOf, type Tables } from './sfnt.ts';

/** A glyph: outline, metrics, and how the outline varies (`gvar`, without the shared tuples that it refers to). */
export type Glyph = { readonly outline: Buffer; readonly advance: number; readonly bearing: number; readonly variation: Buffer };

/** How a glyph that consists of others refers to them. */
const COMPOSITE = { argumentsAreWords: 0x0001, hasScale: 0x0008, more: 0x0020, hasTwoScales: 0x0040, hasMatrix: 0x0080 } as const;
const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE_REGION = 0x4000;
const COUNT_MASK = 0x0fff;

/** The glyphs of a font in order. */
export function readGlyphs(tables: Tables): Glyph[] {
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const outlines = sliceBy(readLoca(tables, count), tableOf(tables, 'glyf'));
  const variations = readVariations(tables.get('gvar'), count);
  const hmtx = tableOf(tables, 'hmtx');
  const longMetrics = tableOf(tables, 'hhea').readUInt16BE(34);
  return outlines.map((outline, index) => ({
    outline,
    advance: hmtx.readUInt16BE(4 * Math.min(index, longMetrics - 1)),
    bearing: index < longMetrics ? hmtx.readInt16BE(4 * index + 2) : hmtx.readInt16BE(4 * longMetrics + 2 * (index - longMetrics)),
    variation: variations[index] ?? Buffer.alloc(0),
  }));
}

/** Writes the glyphs back into the tables that hold them; `HVAR` goes, since `gvar` says the same. */
export function writeGlyphs(tables: Tables, glyphs: readonly Glyph[], sharedTuples: Buffer): void {
  const outlines = glyphs.map((glyph) => evenLength(glyph.outline));
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', toOffsets(outlines));
  tables.set('hmtx', Buffer.concat(glyphs.map(({ advance, bearing }) => toMetric(advance, bearing))));
  const gvar = tables.get('gvar');
  if (gvar !== undefined) tables.set('gvar', toGvar(gvar, glyphs, sharedTuples));
  tables.set('head', withUInt16(tableOf(tables, 'head'), 50, 1));
  tables.set('hhea', withUInt16(tableOf(tables, 'hhea'), 34, glyphs.length));
  tables.set('maxp', withUInt16(tableOf(tables, 'maxp'), 4, glyphs.length));
  tables.delete('HVAR');
}

/** The peaks that the variations of several glyphs refer to; none in a font with all axes pinned. */
export function readSharedTuples(tables: Tables): { bytes: Buffer; count: number; axisCount: number } {
  const gvar = tables.get('gvar');
  if (gvar === undefined) return { bytes: Buffer.alloc(0), count: 0, axisCount: 0 };
  const count = gvar.readUInt16BE(6);
  const axisCount = gvar.readUInt16BE(4);
  const start = gvar.readUInt32BE(8);
  return { bytes: gvar.subarray(start, start + count * axisCount * 2), count, axisCount };
}

/** The outline of a composite glyph with the numbers of its parts exchanged; others stay as they are. */
export function renumberParts(outline: Buffer, toNumber: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  let at = 10;
  for (let flags: number = COMPOSITE.more; flags & COMPOSITE.more; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(toNumber(copy.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & COMPOSITE.argumentsAreWords ? 4 : 2);
    at += flags & COMPOSITE.hasMatrix ? 8 : flags & COMPOSITE.hasTwoScales ? 4 : flags & COMPOSITE.hasScale ? 2 : 0;
  }
  return copy;
}

/** A glyph's variation with its references to shared tuples moved on by `by`. */
export function moveSharedTuples(variation: Buffer, by: number, axisCount: number): Buffer {
  if (variation.length === 0) return variation;
  const copy = Buffer.from(variation);
  let at = 4;
  for (let index = 0; index < (copy.readUInt16BE(0) & COUNT_MASK); index += 1) {
    const tuple = copy.readUInt16BE(at + 2);
    if ((tuple & EMBEDDED_PEAK) === 0) copy.writeUInt16BE(tuple + by, at + 2);
    at += 4 + (tuple & EMBEDDED_PEAK ? 2 * axisCount : 0) + (tuple & INTERMEDIATE_REGION ? 4 * axisCount : 0);
  }
  return copy;
}

function readLoca(tables: Tables, count: number): number[] {
  const loca = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  return Array.from({ length: count + 1 }, (_, index) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index)));
}

function readVariations(gvar: Buffer | undefined, count: number): Buffer[] {
  if (gvar === undefined) return [];
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offsets = Array.from({ length: count + 1 }, (_, index) => (isLong ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index)));
  return sliceBy(offsets, gvar.subarray(gvar.readUInt32BE(16)));
}

function toGvar(old: Buffer, glyphs: readonly Glyph[], sharedTuples: Buffer): Buffer {
  const variations = glyphs.map((glyph) => evenLength(glyph.variation));
  const offsets = toOffsets(variations);
  const header = Buffer.from(old.subarray(0, 20));
  header.writeUInt16BE(sharedTuples.length / (2 * old.readUInt16BE(4)), 6);
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + sharedTuples.length, 16);
  return Buffer.concat([header, offsets, sharedTuples, ...variations]);
}

function sliceBy(offsets: readonly number[], bytes: Buffer): Buffer[] {
  return offsets.slice(0, -1).map((start, index) => bytes.subarray(start, offsets[index + 1]));
}

function toOffsets(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  parts.reduce((at, part, index) => offsets.writeUInt32BE(at + part.length, 4 * (index + 1)) && at + part.length, 0);
  return offsets;
}

function toMetric(advance: number, bearing: number): Buffer {
  const metric = Buffer.alloc(4);
  metric.writeUInt16BE(advance, 0);
  metric.writeInt16BE(bearing, 2);
  return metric;
}

function withUInt16(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, at);
  return copy;
}

function evenLength(bytes: Buffer): Buffer {
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}
