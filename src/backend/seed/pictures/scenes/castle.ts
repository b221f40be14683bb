import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { masonry, pennant } from '../parts/landmarks.ts';
import { sky } from '../parts/sky.ts';
import { grass, hillLine, hills, land, mist } from '../parts/terrain.ts';
import { leafTree, pine } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, d, path, polygon, rect, stroke, times } from '../svg.ts';

function battlements(x: number, y: number, width: number, size: number): string {
  const count = Math.round(width / (size * 2));
  const step = width / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) => d`M${x + index * 2 * step} ${y}v${-size}h${step}v${size}Z`).join('');
}

function roundTower(stage: Stage, x: number, width: number, height: number, roof: boolean): string {
  const { palette } = stage;
  const stone = mix(palette.sand, palette.stone, 0.4);
  const [left, top] = [x - width / 2, -height];
  return [
    rect(left, top, width, height + 10, stone),
    rect(left, top, width * 0.3, height + 10, lit(palette, stone, 0.25)),
    rect(left + width * 0.66, top, width * 0.34, height + 10, shaded(palette, stone, 0.4), { opacity: 0.5 }),
    masonry({ ...stage, unit: 0.6 }, left + 3, top + 10, width - 8, height - 10, shaded(palette, stone, 0.4), Math.round(height / 11)),
    rect(left - 5, top - 10, width + 10, 13, lit(palette, stone, 0.12)),
    path(battlements(left - 5, top - 10, width + 10, 8), stone),
    roof
      ? path(d`M${left - 8} ${top - 10}L${x} ${top - 10 - width * 1.5}L${left + width + 8} ${top - 10}Z`, palette.accent) +
        path(
          d`M${left - 8} ${top - 10}L${x} ${top - 10 - width * 1.5}L${x - width * 0.08} ${top - 10}Z`,
          lit(palette, palette.accent, 0.22),
        )
      : '',
    ...[0.28, 0.55, 0.78].map((share) =>
      path(d`M${x - 4} ${top + height * share}v-14a4 5 0 0 1 8 0v14Z`, palette.lamps ? palette.glow : shaded(palette, palette.ink, 0.1)),
    ),
  ].join('');
}

function castle(stage: Stage, x: number, y: number, scale: number): string {
  const { palette } = stage;
  const stone = mix(palette.sand, palette.stone, 0.4);
  return at(
    x,
    y,
    Math.abs(scale),
    [
      roundTower(stage, 20, 54, 250, true),
      pennant(stage, 20, -340, 50, palette.second),
      path('M-60 0V-150H86V0Z', lit(palette, stone, 0.08)),
      path('M-68 -150L-40 -190H66L94 -150Z', palette.third),
      path('M-68 -150L-40 -190H-20L-34 -150Z', lit(palette, palette.third, 0.2)),
      times(5, (index) => path(d`M${-44 + index * 27} -100v-20a5.5 6 0 0 1 11 0v20Z`, palette.lamps ? palette.glow : palette.ink)),
      times(5, (index) => path(d`M${-44 + index * 27} -56v-18a5.5 6 0 0 1 11 0v18Z`, palette.lamps ? palette.glow : palette.ink)),
      roundTower(stage, -96, 48, 190, true),
      roundTower(stage, 128, 46, 170, true),
      roundTower(stage, 78, 36, 120, false),
      rect(-180, -78, 330, 90, stone),
      path(battlements(-180, -78, 330, 9), stone),
      rect(-180, -70, 330, 5, shaded(palette, stone, 0.25), { opacity: 0.6 }),
      masonry({ ...stage, unit: 0.8 }, -176, -60, 310, 60, shaded(palette, stone, 0.35), 46),
      roundTower(stage, -186, 56, 128, true),
      roundTower(stage, 190, 60, 116, false),
      pennant(stage, 190, -124, 70, palette.accent),
      rect(-36, -100, 72, 112, lit(palette, stone, 0.12)),
      path(battlements(-36, -100, 72, 9), lit(palette, stone, 0.12)),
      path('M-18 12V-36a18 20 0 0 1 36 0V12Z', shaded(palette, palette.third, 0.45)),
      stroke('M-9 10V-48M0 10V-54M9 10V-48M-18 -10H18M-18 -26H18', shaded(palette, palette.ink, 0.2), 1.6),
    ],
    scale,
  );
}

/** A castle on its hill, with towers, walls and a road to the gate. */
export function drawCastle(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const top = height * 0.62;
  const side = number % 2 === 0 ? -1 : 1;
  const middle = width * (0.5 + side * 0.06);
  const green = palette.weather === 'snow' ? palette.white : palette.leaf;
  const road = mix(palette.sand, palette.cream, 0.4);
  const forest = (y: number, size: number, distance: number, count: number, draw: typeof pine | typeof leafTree): string =>
    times(count, () =>
      draw(
        stage,
        random.between(0, width),
        y + random.between(-14, 20) * unit,
        size * unit * random.between(0.7, 1.15),
        hazed(palette, random.chance(0.3) ? palette.pine : green, distance),
      ),
    );
  return [
    ...sky(stage, { horizon: height * 0.72, sunX: 0.5 - side * 0.3, sunY: 0.3, clouds: 5 }),
    hills(stage, height * 0.5, 50 * unit, palette.cool, 0.55),
    hills(stage, height * 0.6, 40 * unit, palette.pine, 0.45),
    mist(stage, height * 0.62),
    path(
      d`M${middle - 620 * unit} ${height}
        C${middle - 380 * unit} ${height * 0.86} ${middle - 330 * unit} ${top + 16 * unit} ${middle - 240 * unit} ${top - 8 * unit}
        L${middle + 250 * unit} ${top - 6 * unit}
        C${middle + 340 * unit} ${top + 30 * unit} ${middle + 400 * unit} ${height * 0.86} ${middle + 660 * unit} ${height}
        Z`,
      down(lit(palette, green, 0.18), shaded(palette, green, 0.2)),
    ),
    ...[-1, 1].map((edge) =>
      polygon(
        [
          [middle + edge * 236 * unit, top - 6 * unit],
          [middle + edge * 190 * unit, top + 4 * unit],
          [middle + edge * 214 * unit, top + 60 * unit],
          [middle + edge * 268 * unit, top + 90 * unit],
          [middle + edge * 286 * unit, top + 44 * unit],
        ],
        shaded(palette, palette.stone, 0.1),
      ),
    ),
    castle(stage, middle, top, unit * 1.04 * side),
    path(
      d`M${middle - 17 * unit} ${top + 10 * unit}
        C${middle + 40 * unit} ${top + 60 * unit} ${middle + 250 * unit} ${top + 66 * unit} ${middle + 120 * unit} ${top + 120 * unit}
        C${middle} ${top + 160 * unit} ${middle - 240 * unit} ${top + 170 * unit} ${middle - 120 * unit} ${height}
        H${middle + 60 * unit}
        C${middle - 100 * unit} ${top + 200 * unit} ${middle + 60 * unit} ${top + 180 * unit} ${middle + 170 * unit} ${top + 130 * unit}
        C${middle + 320 * unit} ${top + 60 * unit} ${middle + 100 * unit} ${top + 50 * unit} ${middle + 17 * unit} ${top + 10 * unit}
        Z`,
      road,
    ),
    forest(height * 0.88, 90, 0.2, 15, leafTree),
    land(stage, hillLine(stage, height * 0.93, 12 * unit), down(green, shaded(palette, green, 0.35))),
    forest(height * 0.98, 130, 0.05, 9, pine),
    leafTree(stage, width * (side > 0 ? 0.03 : 0.97), height * 1.04, 420 * unit, green),
    stroke(
      d`M${width * 0.3} ${height * 0.2}q7 -8 12 0q6 -8 13 -1M${width * 0.34} ${height * 0.16}q7 -8 12 0q6 -8 13 -1
        M${width * 0.27} ${height * 0.14}q5 -6 9 0q5 -6 10 -1`,
      palette.ink,
      2 * unit,
      { opacity: 0.6 },
    ),
    grass(stage, { x: 0, y: height * 0.94, width, height: height * 0.07 }, green, 90),
    falling(stage),
  ];
}
