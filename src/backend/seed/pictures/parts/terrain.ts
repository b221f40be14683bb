import { mix, type Colour } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { d, path, polygon, smooth, stroke, times, type Paint, type Point } from '../svg.ts';

/** The upper edge of a hill: points from the left to the right, `swing` up and down around `y`. */
export function hillLine(stage: Stage, y: number, swing: number, waves = 4): readonly Point[] {
  const { random, width } = stage;
  const step = width / waves;
  return Array.from({ length: waves + 3 }, (_, index) => [
    (index - 1) * step + random.between(-0.2, 0.2) * step,
    y + random.between(-swing, swing),
  ]);
}

/** Land under a line of points, down to the picture's lower edge. */
export function land(stage: Stage, line: readonly Point[], fill: Paint): string {
  return path(`${smooth(line)}${d`V${stage.height + 10}H${-stage.width}`}Z`, fill);
}

/** A row of hills, `distance` 0–1 away. */
export function hills(stage: Stage, y: number, swing: number, colour: Colour, distance: number): string {
  const near = hazed(stage.palette, colour, distance);
  return land(stage, hillLine(stage, y, swing, stage.random.whole(3, 5)), down(near, hazed(stage.palette, near, 0.35)));
}

function jagged(stage: Stage, from: Point, to: Point, teeth: number, roughness: number): readonly Point[] {
  const { random } = stage;
  return Array.from({ length: teeth + 1 }, (_, index) => {
    const share = index / teeth;
    const inside = index > 0 && index < teeth;
    const jitter = inside ? random.between(-roughness, roughness) : 0;
    return [from[0] + (to[0] - from[0]) * share + jitter * 0.6, from[1] + (to[1] - from[1]) * share + jitter];
  });
}

/** A mountain with a lit side, a shaded side and, above `snowLine` (a share of its height), snow. */
export function peak(stage: Stage, x: number, base: number, size: Point, colour: Colour, distance: number, snowLine = 0.38): string {
  const { palette, random } = stage;
  const [width, height] = size;
  const top: Point = [x, base - height];
  const rough = height * 0.035;
  const leftEdge = jagged(stage, [x - width / 2, base], top, 7, rough);
  const rightEdge = jagged(stage, top, [x + width / 2, base], 7, rough);
  const spine = jagged(stage, top, [x + width * random.between(-0.14, 0.02), base], 6, rough * 1.6);
  const body = hazed(palette, colour, distance);
  const bright = hazed(palette, lit(palette, colour, 0.35), distance);
  const snow = hazed(palette, mix(palette.white, palette.sun, 0.3), distance * 0.6);
  const cut = (points: readonly Point[]): readonly Point[] => points.filter(([, y]) => y < base - height * (1 - snowLine));
  const zigzag = (from: Point, to: Point): readonly Point[] =>
    [1, 2, 3, 4, 5].map((step) => [
      from[0] + ((to[0] - from[0]) * step) / 6,
      from[1] + ((to[1] - from[1]) * step) / 6 + (step % 2 === 0 ? -1 : 1) * height * 0.05,
    ]);
  const [snowLeft, snowRight, snowSpine] = [cut(leftEdge), cut(rightEdge), cut(spine)];
  const leftEnd = snowLeft[0] ?? top;
  const rightEnd = snowRight.at(-1) ?? top;
  const spineEnd = snowSpine.at(-1) ?? top;
  return [
    polygon([...leftEdge, ...rightEdge], body),
    polygon([...leftEdge, ...spine], bright),
    snowLine > 0
      ? polygon(
          [...snowLeft, ...snowRight, ...zigzag(rightEnd, spineEnd), spineEnd, ...zigzag(spineEnd, leftEnd)],
          hazed(palette, mix(snow, palette.cool, 0.4), distance * 0.3),
        )
      : '',
    snowLine > 0 ? polygon([...snowLeft, ...snowSpine, ...zigzag(spineEnd, leftEnd)], snow) : '',
  ].join('');
}

/** Tufts of grass over an area. */
export function grass(stage: Stage, area: { x: number; y: number; width: number; height: number }, colour: Colour, count: number): string {
  const { random, unit, palette } = stage;
  return times(count, () => {
    const depth = random.next();
    const x = area.x + random.next() * area.width;
    const y = area.y + depth * area.height;
    const size = (5 + depth * 13) * unit;
    const blade = random.chance(0.5) ? shaded(palette, colour, 0.3) : lit(palette, colour, 0.3);
    return stroke(
      d`M${x} ${y}l${-size * 0.4} ${-size}M${x} ${y}l${size * 0.05} ${-size * 1.3}M${x} ${y}l${size * 0.5} ${-size * 0.9}`,
      blade,
      (0.8 + depth) * unit,
      { opacity: 0.7 },
    );
  });
}

/** Flat, wide bands of mist. */
export function mist(stage: Stage, y: number, count = 3): string {
  const { random, width, unit, palette } = stage;
  return times(count, () => {
    const x = random.between(-0.2, 0.6) * width;
    const top = y + random.between(-24, 24) * unit;
    return stroke(d`M${x} ${top}h${random.between(0.3, 0.7) * width}`, palette.haze, random.between(12, 34) * unit, { opacity: 0.35 });
  });
}
