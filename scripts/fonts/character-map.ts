const LAST_CODE = 0xffff;
const WINDOWS = 3;
const UNICODE_BMP = 1;

/** The glyph numbers by character of a font's `cmap` (its format 4 part: the characters of the first plane). */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const at = format4Offset(cmap);
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const codes = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = cmap.readUInt16BE(at + 14 + 2 * segment);
    const start = cmap.readUInt16BE(at + 16 + 2 * (segments + segment));
    const delta = cmap.readUInt16BE(at + 16 + 2 * (2 * segments + segment));
    const rangeAt = at + 16 + 2 * (3 * segments + segment);
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < LAST_CODE; code += 1) {
      const listed = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (listed !== 0) codes.set(code, (listed + delta) & 0xffff);
    }
  }
  return codes;
}

/** Writes a `cmap` with one part, format 4: a segment for each run of characters whose glyphs follow each other. */
export function toCharacterMap(codes: ReadonlyMap<number, number>): Buffer {
  const runs = [...toRuns(codes), { start: LAST_CODE, end: LAST_CODE, delta: 1 }];
  const power = Math.floor(Math.log2(runs.length));
  const table = Buffer.alloc(16 + 8 * runs.length);
  const words = [4, table.length, 0, 2 * runs.length, 2 * 2 ** power, power, 2 * (runs.length - 2 ** power)];
  words.forEach((word, index) => table.writeUInt16BE(word, 2 * index));
  for (const [index, { start, end, delta }] of runs.entries()) {
    table.writeUInt16BE(end, 14 + 2 * index);
    table.writeUInt16BE(start, 16 + 2 * (runs.length + index));
    table.writeUInt16BE(delta & 0xffff, 16 + 2 * (2 * runs.length + index));
  }
  const header = Buffer.alloc(12);
  [0, 1, WINDOWS, UNICODE_BMP, 0, header.length].forEach((word, index) => header.writeUInt16BE(word, 2 * index));
  return Buffer.concat([header, table]);
}

function toRuns(codes: ReadonlyMap<number, number>) {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...codes].toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.end === code - 1 && last.delta === glyph - code) last.end = code;
    else runs.push({ start: code, end: code, delta: glyph - code });
  }
  return runs;
}

function format4Offset(cmap: Buffer): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const offset = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error('The font has no character map of format 4.');
}
