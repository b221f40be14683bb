import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, type Palette, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke, times } from '../svg.ts';

function bogie(palette: Palette, x: number): string {
  const wheel = (cx: number): string => circle(cx, -11, 11, shaded(palette, palette.ink, 0.4)) + circle(cx, -11, 5, palette.stone);
  return rect(x - 34, -24, 68, 12, shaded(palette, palette.ink, 0.2), { rx: 3 }) + wheel(x - 20) + wheel(x + 20);
}

function passengers(stage: Stage, x: number, width: number): string {
  const { palette, random } = stage;
  return times(width / 30, (index) =>
    random.chance(0.55)
      ? circle(x + 14 + index * 30, -82, 6, shaded(palette, palette.sand, 0.35)) +
        path(d`M${x + 3 + index * 30} -64c0 -14 22 -14 22 0Z`, random.pick([palette.accent, palette.deep, palette.third]))
      : '',
  );
}

function coach(stage: Stage, x: number, length: number, body: Colour): string {
  const { palette } = stage;
  const glass = palette.lamps ? mix(palette.glow, palette.cream, 0.2) : mix(palette.deep, palette.sky[1], 0.3);
  return [
    rect(x, -128, length, 110, down(lit(palette, body, 0.25), body, shaded(palette, body, 0.15))),
    rect(x, -132, length, 10, shaded(palette, palette.stone, 0.25), { rx: 4 }),
    rect(x, -104, length, 44, shaded(palette, palette.ink, 0.1)),
    times(Math.floor((length - 40) / 62), (index) => rect(x + 24 + index * 62, -100, 52, 36, glass, { rx: 5 })),
    passengers(stage, x + 24, length - 50),
    times(Math.floor((length - 40) / 62), (index) =>
      polygon(
        [[x + 30 + index * 62, -64], [x + 48 + index * 62, -100], [x + 58 + index * 62, -100], [x + 40 + index * 62, -64]],
        '#ffffff',
        { opacity: 0.2 },
      ),
    ),
    ...[0.2, 0.8].map(
      (share) =>
        rect(x + length * share - 19, -118, 38, 96, shaded(palette, body, 0.12), { rx: 3 }) +
        rect(x + length * share - 15, -108, 13, 52, glass, { rx: 3 }) +
        rect(x + length * share + 2, -108, 13, 52, glass, { rx: 3 }) +
        rect(x + length * share - 0.8, -118, 1.6, 96, palette.ink),
    ),
    rect(x, -40, length, 8, palette.cream),
    rect(x, -26, length, 8, shaded(palette, body, 0.5)),
    bogie(palette, x + 60),
    bogie(palette, x + length - 60),
    rect(x + length - 3, -120, 8, 96, shaded(palette, palette.ink, 0.3)),
  ].join('');
}

function frontCar(stage: Stage, x: number, length: number, body: Colour): string {
  const { palette } = stage;
  const nose = d`M${x + length} -128C${x + length + 40} -126 ${x + length + 66} -92 ${x + length + 88} -56
    C${x + length + 100} -38 ${x + length + 96} -20 ${x + length + 80} -18H${x + length}Z`;
  return [
    coach(stage, x, length, body),
    path(nose, body),
    path(
      d`M${x + length + 14} -118C${x + length + 36} -114 ${x + length + 52} -92 ${x + length + 66} -68L${x + length + 20} -68Z`,
      palette.lamps ? mix(palette.glow, palette.deep, 0.4) : shaded(palette, palette.deep, 0.4),
    ),
    path(d`M${x + length + 22} -112l14 6l-10 38h-6Z`, '#ffffff', { opacity: 0.25 }),
    path(d`M${x + length} -40H${x + length + 95}L${x + length + 93} -32H${x + length}Z`, palette.cream),
    path(
      d`M${x + length} -26H${x + length + 90}C${x + length + 86} -18 ${x + length + 82} -18 ${x + length + 78} -18
        H${x + length}Z`,
      shaded(palette, body, 0.5),
    ),
    ellipse(x + length + 86, -47, 6, 5, palette.glow),
    circle(x + length + 88, -47, 22, palette.glow, { opacity: palette.lamps ? 0.3 : 0.1 }),
    stroke(d`M${x + 60} -132L${x + 92} -156L${x + 60} -176M${x + 40} -177H${x + 84}`, palette.ink, 3.4),
    rect(x + 46, -136, 40, 6, palette.ink),
  ].join('');
}

/** An electric train of several cars; its first car begins at (x, y) and looks to the right. */
export function train(stage: Stage, x: number, y: number, scale: number, body: Colour, cars: number): string {
  return at(x, y, scale, [times(cars - 1, (index) => coach(stage, -(index + 1) * 410, 402, body)), frontCar(stage, 0, 330, body)]);
}

/** Masts and wires over a railway line. */
export function catenary(stage: Stage, rail: number, top: number, gap: number): string {
  const { width, palette, unit } = stage;
  return (
    stroke(d`M-10 ${top}H${width + 10}`, palette.ink, 2 * unit) +
    times(width / gap + 1, (index) => {
      const x = index * gap + gap * 0.3;
      return (
        rect(x - 4 * unit, top - 46 * unit, 8 * unit, rail - top + 46 * unit, shaded(palette, palette.stone, 0.35)) +
        stroke(
          d`M${x} ${top - 38 * unit}h${58 * unit}M${x} ${top - 12 * unit}L${x + 54 * unit} ${top - 36 * unit}
            M${x + 50 * unit} ${top - 38 * unit}V${top}`,
          palette.ink,
          2.6 * unit,
        ) +
        stroke(
          d`M${x + 50 * unit} ${top - 38 * unit}
            Q${x + 50 * unit + gap / 2} ${top - 2 * unit} ${x + 50 * unit + gap} ${top - 38 * unit}`,
          palette.ink,
          1.4 * unit,
        )
      );
    })
  );
}
