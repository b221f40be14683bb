import { mix, type Colour } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

/** A room seen from the front: wall, skirting and floor. */
export function room(stage: Stage, floor: number, wall: Colour, ground: Colour): readonly string[] {
  const { width, height, palette, unit } = stage;
  return [
    rect(0, 0, width, floor + 2, down(shaded(palette, wall, 0.12), wall)),
    rect(0, floor, width, height - floor, down(shaded(palette, ground, 0.22), ground)),
    rect(0, floor - 12 * unit, width, 12 * unit, lit(palette, wall, 0.35)),
    rect(0, floor - 1, width, 3 * unit, palette.ink, { opacity: 0.2 }),
  ];
}

/** Boards of a wooden floor in perspective. */
export function boards(stage: Stage, floor: number, colour: Colour): string {
  const { width, height, unit, palette } = stage;
  return times(19, (index) => {
    const x = ((index - 9) / 9) * width;
    return stroke(d`M${width / 2 + x * 0.62} ${floor}L${width / 2 + x * 1.5} ${height}`, shaded(palette, colour, 0.35), 1.6 * unit, {
      opacity: 0.4,
    });
  });
}

/** A window onto the sky and two rows of hills or roofs. */
export function roomWindow(stage: Stage, x: number, y: number, width: number, height: number, panes = 2): string {
  const { palette, random, unit } = stage;
  const opening = rect(x, y, width, height, down(...palette.sky));
  const frame = lit(palette, palette.cream, 0.3);
  const hill = (top: number, colour: Colour): string =>
    path(
      d`M${x} ${y + height}V${top + 14 * unit}
        C${x + width * 0.3} ${top - 24 * unit} ${x + width * 0.6} ${top + 30 * unit} ${x + width} ${top}
        V${y + height}Z`,
      colour,
    );
  return [
    opening,
    clipped(rect(x, y, width, height, '#ffffff'), [
      circle(x + width * random.between(0.2, 0.8), y + height * 0.3, 22 * unit, palette.sun, { opacity: 0.9 }),
      hill(y + height * 0.62, hazed(palette, palette.cool, 0.35)),
      hill(y + height * 0.78, hazed(palette, palette.leaf, 0.15)),
      polygon([[x, y + height * 0.7], [x, y + height * 0.35], [x + width * 0.55, y], [x + width * 0.85, y]], '#ffffff', { opacity: 0.14 }),
    ]),
    ...Array.from({ length: panes - 1 }, (_, index) => stroke(d`M${x + ((index + 1) * width) / panes} ${y}v${height}`, frame, 6 * unit)),
    stroke(d`M${x} ${y + height * 0.42}h${width}`, frame, 5 * unit),
    path(d`M${x} ${y}h${width}v${height}h${-width}Z`, 'none', { stroke: frame, 'stroke-width': 10 * unit }),
    rect(x - 14 * unit, y + height, width + 28 * unit, 12 * unit, shaded(palette, frame, 0.12)),
  ].join('');
}

/** The light that falls from a window onto the floor and the wall. */
export function windowLight(stage: Stage, x: number, y: number, width: number, reach: number): string {
  const { palette, height } = stage;
  return polygon([[x, y], [x + width, y], [x + width + reach, height], [x + reach - width * 0.4, height]], palette.sun, { opacity: 0.13 });
}

/** A lamp that hangs from the ceiling, and its cone of light. */
export function pendantLamp(stage: Stage, x: number, length: number, size: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, 0, size / 100, [
    path(
      d`M-40 ${(length / size) * 100 + 40}L-150 ${(length / size) * 100 + 520}H150L40 ${(length / size) * 100 + 40}Z`,
      down([palette.glow, 0.3], [palette.glow, 0]),
    ),
    stroke(d`M0 0V${(length / size) * 100}`, palette.ink, 3),
    at(0, (length / size) * 100, 1, [
      path('M-12 0H12L46 40H-46Z', colour),
      path('M-12 0H-2L-16 40H-46Z', lit(palette, colour, 0.25)),
      ellipse(0, 40, 40, 7, palette.glow),
    ]),
  ]);
}

/** A table or counter seen from the front. */
export function counter(stage: Stage, x: number, y: number, width: number, height: number, colour: Colour, doors = 0): string {
  const { palette, unit } = stage;
  return [
    rect(x, y, width, height, down(shaded(palette, colour, 0.18), colour)),
    times(doors, (index) => {
      const left = x + (index * width) / doors;
      return (
        rect(left + 9 * unit, y + 34 * unit, width / doors - 18 * unit, height - 52 * unit, lit(palette, colour, 0.1), { rx: 4 * unit }) +
        rect(left + width / doors / 2 - 14 * unit, y + 46 * unit, 28 * unit, 5 * unit, palette.second, { rx: 2.5 * unit })
      );
    }),
    rect(x - 10 * unit, y - 6 * unit, width + 20 * unit, 20 * unit, lit(palette, palette.sand, 0.15), { rx: 3 * unit }),
    rect(x - 10 * unit, y + 12 * unit, width + 20 * unit, 6 * unit, palette.ink, { opacity: 0.2 }),
  ].join('');
}

/** Books standing on a shelf board from x to x + width. */
export function bookRow(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { palette, random } = stage;
  const spines: string[] = [];
  let left = x;
  while (left < x + width - height * 0.12) {
    const thick = Math.min(height * random.between(0.1, 0.24), x + width - left);
    const tall = height * random.between(0.68, 0.97);
    const colour = mix(
      random.pick([palette.accent, palette.second, palette.third, palette.deep, palette.cool, palette.leaf, palette.cream, palette.pine]),
      palette.ink,
      random.between(0, 0.2),
    );
    spines.push(
      rect(left, y - tall, thick - 1.2, tall, colour, { rx: 1.5 }),
      rect(left + thick * 0.18, y - tall * 0.84, thick * 0.56, tall * 0.05, palette.cream, { opacity: 0.7 }),
      random.chance(0.5) ? rect(left + thick * 0.18, y - tall * 0.22, thick * 0.56, tall * 0.1, palette.second, { opacity: 0.7 }) : '',
    );
    left += thick;
  }
  return spines.join('');
}

/** A mug of `height`, with steam. */
export function mug(stage: Stage, x: number, y: number, height: number, colour: Colour): string {
  const { palette } = stage;
  return at(x, y, height / 100, [
    stroke('M44 -74C82 -78 82 -24 40 -26', colour, 12),
    path('M-46 -90H46L40 -6Q39 0 32 0H-32Q-39 0 -40 -6Z', colour),
    path('M-46 -90H-22L-24 0H-32Q-39 0 -40 -6Z', lit(palette, colour, 0.25)),
    ellipse(0, -90, 46, 9, shaded(palette, colour, 0.35)),
    stroke('M-14 -112C-24 -128 -4 -138 -14 -156M14 -112C4 -128 24 -138 14 -156', palette.white, 6, { opacity: 0.5 }),
  ]);
}
