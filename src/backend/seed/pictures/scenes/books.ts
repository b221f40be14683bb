import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { bookRow, mug, roomWindow } from '../parts/room.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, rect, stroke, times } from '../svg.ts';

function stack(stage: Stage, x: number, y: number, count: number, size: number): string {
  const { palette, random } = stage;
  const colours = [palette.accent, palette.deep, palette.second, palette.third, palette.cool, palette.leaf] as const;
  let top = 0;
  return at(
    x,
    y,
    size / 100,
    Array.from({ length: count }, (_, index) => {
      const [thick, half, shift] = [random.between(20, 32), random.between(78, 104), random.between(-12, 12)];
      top -= thick;
      const colour = colours[(index + stage.number) % colours.length] ?? palette.accent;
      return (
        rect(shift - half, top, half * 2, thick, colour, { rx: 4 }) +
        rect(shift - half + 10, top + 4, half * 2 - 4, thick - 8, palette.cream) +
        stroke(d`M${shift - half + 12} ${top + thick / 2}H${shift + half - 2}`, palette.sand, 1.6) +
        path(d`M${shift - half} ${top}h34v${thick}h-34q-6 ${-thick / 2} 0 ${-thick}Z`, shaded(palette, colour, 0.16)) +
        rect(shift - half + 12, top + thick * 0.3, 12, thick * 0.4, palette.second)
      );
    }),
  );
}

function openBook(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const lines = (side: 1 | -1): string =>
    times(7, (index) =>
      stroke(
        d`M${side * 16} ${-26 + index * 9}
          C${side * 46} ${-38 + index * 9} ${side * 80} ${-36 + index * 9} ${side * (index % 3 === 2 ? 84 : 108)} ${-27 + index * 9.4}`,
        palette.stone,
        2.2,
        { opacity: 0.75 },
      ),
    );
  return at(x, y, size / 100, [
    path('M-134 -34L-130 58C-80 44 -30 48 0 64C30 48 80 44 130 58L134 -34Z', palette.accent),
    path('M0 -34C-34 -58 -90 -54 -126 -40V46C-84 34 -34 38 0 54C34 38 84 34 126 46V-40C90 -54 34 -58 0 -34Z', palette.cream),
    path('M0 -34C34 -58 90 -54 126 -40V46C84 34 34 38 0 54Z', shaded(palette, palette.cream, 0.08)),
    path('M0 -34V54C-8 48 -20 44 -30 42V-48C-18 -46 -8 -40 0 -34Z', palette.ink, { opacity: 0.1 }),
    lines(-1),
    lines(1),
    path('M30 -47L44 -48V70L37 62L30 70Z', palette.third),
  ]);
}

function cat(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const fur = shaded(palette, palette.ink, 0.15);
  return at(x, y, size / 100, [
    path('M-34 0C-44 -36 -30 -62 -14 -70L-18 -96L-4 -84H12L24 -96L24 -72C32 -64 30 -54 24 -48C38 -36 40 -14 36 0Z', fur),
    stroke('M34 -4C62 -4 70 -24 56 -38', fur, 9),
    circle(-2, -70, 3.4, palette.second),
    circle(14, -70, 3.4, palette.second),
    path('M4 -64h6l-3 4Z', palette.accent),
  ]);
}

/** Books: a reading table before full shelves. */
export function drawBooks(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number } = stage;
  const table = height * 0.74;
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const wood = mix(palette.wood, palette.sand, 0.12);
  const shelf = 150 * unit;
  const rows = Math.ceil(table / shelf);
  const windowWidth = Math.min(300 * unit, width * 0.3);
  return [
    rect(0, 0, width, table, shaded(palette, wood, 0.5)),
    times(rows, (index) => {
      const y = table - 26 * unit - index * shelf;
      return (
        bookRow(stage, 0, y, width, shelf * 0.86) +
        rect(0, y, width, 16 * unit, wood) +
        rect(0, y + 12 * unit, width, 10 * unit, palette.ink, { opacity: 0.3 })
      );
    }),
    times(4, (index) => rect((index * width) / 3 - 11 * unit, 0, 22 * unit, table, lit(palette, wood, 0.08))),
    rect(0, 0, width, table, palette.ink, { opacity: 0.26 }),
    rect(flip(0.74) - windowWidth / 2 - 20 * unit, height * 0.06, windowWidth + 40 * unit, table - height * 0.06, wood),
    roomWindow(stage, flip(0.74) - windowWidth / 2, height * 0.08, windowWidth, height * 0.48),
    cat(stage, flip(0.7), height * 0.562, 118 * unit),
    circle(flip(0.24), height * 0.36, 330 * unit, palette.glow, { opacity: 0.13 }),
    circle(flip(0.24), height * 0.38, 200 * unit, palette.glow, { opacity: 0.16 }),
    rect(0, table, width, height - table, down(lit(palette, wood, 0.35), wood)),
    rect(0, table, width, 7 * unit, lit(palette, wood, 0.55)),
    times(6, (index) =>
      stroke(
        d`M0 ${table + (26 + index * 34) * unit}
          Q${width * 0.4} ${table + (18 + index * 36) * unit} ${width} ${table + (30 + index * 34) * unit}`,
        shaded(palette, wood, 0.2),
        2 * unit,
        { opacity: 0.5 },
      ),
    ),
    ...[[0.5, 210, 0], [0.24, 160, 16]].map(([share = 0, half = 0, lower = 0]) =>
      ellipse(flip(share), table + (70 + lower) * unit, half * unit, 15 * unit, palette.ink, { opacity: 0.18 }),
    ),
    at(flip(0.2), table + 44 * unit, 1.15 * unit, [
      ellipse(0, 0, 62, 11, palette.ink, { opacity: 0.25 }),
      ellipse(0, -6, 52, 12, palette.pine),
      stroke('M0 -8V-196', palette.second, 9),
      path('M-92 -176C-90 -236 -56 -262 0 -262C56 -262 90 -236 92 -176Z', palette.pine),
      path('M-92 -176C-90 -236 -56 -262 0 -262C-36 -250 -54 -220 -54 -176Z', lit(palette, palette.pine, 0.25)),
      ellipse(0, -176, 92, 12, palette.glow),
    ]),
    stack(stage, flip(0.78), table + 62 * unit, number % 3 === 0 ? 4 : 6, 142 * unit),
    openBook(stage, flip(0.48), table + 86 * unit, 158 * unit),
    mug(stage, flip(0.95), table + 92 * unit, 92 * unit, palette.accent),
    at(flip(0.3), table + 132 * unit, unit * 1.1, [
      circle(-34, -8, 25, '#ffffff', { 'fill-opacity': 0.25, stroke: palette.ink, 'stroke-width': 5 }),
      circle(34, -8, 25, '#ffffff', { 'fill-opacity': 0.25, stroke: palette.ink, 'stroke-width': 5 }),
      stroke('M-9 -12Q0 -20 9 -12M-59 -12L-74 -26M59 -12L74 -26', palette.ink, 5),
    ]),
  ];
}
