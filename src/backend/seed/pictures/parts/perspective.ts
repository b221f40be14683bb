import type { Colour } from '../colour.ts';
import { d, type Point, polygon, stroke } from '../svg.ts';

/** A flat rectangle in perspective: (0, 0) is its far left corner, (1, 1) the near right one. */
export type Ground = { far: number; near: number; farHalf: number; nearHalf: number; middle: number };

/** Where a point of the ground stands in the picture. */
export function project(ground: Ground, across: number, depth: number): Point {
  const ratio = ground.farHalf / ground.nearHalf;
  const share = (depth * ratio) / (1 - depth + depth * ratio);
  const half = ground.farHalf + (ground.nearHalf - ground.farHalf) * share;
  return [ground.middle + (across * 2 - 1) * half, ground.far + (ground.near - ground.far) * share];
}

/** A rectangle on the ground. */
export function patch(ground: Ground, from: Point, to: Point, colour: Colour, opacity = 1): string {
  return polygon(
    [project(ground, from[0], from[1]), project(ground, to[0], from[1]), project(ground, to[0], to[1]), project(ground, from[0], to[1])],
    colour,
    { opacity },
  );
}

/** A line painted on the ground. */
export function outline(ground: Ground, points: readonly Point[], colour: Colour, width: number): string {
  const line = points.map(([across, depth], index) => {
    const [x, y] = project(ground, across, depth);
    return index === 0 ? d`M${x} ${y}` : d`L${x} ${y}`;
  });
  return stroke(line.join(''), colour, width);
}
