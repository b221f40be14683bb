import { describe, expect, it } from 'vitest';
import { SEED_PICTURE_KINDS } from '../taxonomy.ts';
import { drawPicture } from './draw-picture.ts';
import type { Drawing } from './drawing.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const drawings: readonly Drawing[] = SEED_PICTURE_KINDS.flatMap((kind) => numbers.map((number) => drawPicture(`${kind}-${number}`)));

/** What is wrong with a drawing's markup; an empty list if nothing is. */
function faultsOf({ svg }: Drawing): readonly string[] {
  const used = new Set(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const missing = Array.from(used).filter((id) => !defined.has(id));
  const unclosed = (svg.match(/<g[ >]/g) ?? []).length - (svg.match(/<\/g>/g) ?? []).length;
  return [
    ...missing.map((id) => `no definition of ${id}`),
    ...(unclosed === 0 ? [] : [`${unclosed} groups not closed`]),
    ...(/NaN|undefined|Infinity|\[object/.exec(svg) ?? []).map((word) => `"${word}" in the markup`),
  ];
}

describe('drawPicture', () => {
  it('draws the same picture for the same name', () => {
    for (const kind of SEED_PICTURE_KINDS) expect(drawPicture(`${kind}-4`)).toEqual(drawPicture(`${kind}-4`));
  });

  it('draws another picture for every name', () => {
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(SEED_PICTURE_KINDS.length * 9);
  });

  it('writes markup without unknown numbers, missing definitions or open groups', () => {
    expect(drawings.flatMap(faultsOf)).toEqual([]);
  });

  it('gives sizes that a newspaper can cut: at least 1080 wide, at most 1800 on a side, in one of four shapes', () => {
    const shapes = drawings.map(({ width, height }) => (width / height).toFixed(1));
    expect(new Set(shapes)).toEqual(new Set(['1.5', '1.8', '0.8', '1.0']));
    for (const { width, height } of drawings) {
      expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
      expect(width).toBeGreaterThanOrEqual(1080);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1800);
    }
  });

  it('mixes the formats: mostly landscape, about a fifth PNG', () => {
    const landscape = drawings.filter(({ width, height }) => width > height).length / drawings.length;
    const png = drawings.filter(({ format }) => format === 'png').length / drawings.length;
    expect(landscape).toBeGreaterThan(0.7);
    expect(png).toBeGreaterThan(0.15);
    expect(png).toBeLessThan(0.25);
  });

  it.each(['unicorn-1', 'bear', 'bear-0', 'bear-10', 'toString-1', ''])('refuses %j and says which kinds exist', (key) => {
    expect(() => drawPicture(key)).toThrow(`Unknown picture "${key}"`);
    expect(() => drawPicture(key)).toThrow(SEED_PICTURE_KINDS.join(', '));
  });
});
