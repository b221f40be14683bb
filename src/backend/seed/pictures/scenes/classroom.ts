import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { createComplexion, createLook, person } from '../parts/figures.ts';
import { POSES } from '../parts/poses.ts';
import { boards, room, roomWindow, windowLight } from '../parts/room.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, rect, stroke, times, turned } from '../svg.ts';

function chalk(stage: Stage, number: number): string {
  const white = '#f2f3e8';
  const soft = { opacity: 0.85 };
  const geometry =
    stroke('M-180 60L-110 -60L-40 60ZM-110 -60V60M-122 60V48H-110', white, 4, soft) +
    circle(80, 4, 58, 'none', { stroke: white, 'stroke-width': 4, opacity: 0.85 }) +
    stroke('M80 4H138M80 4L40 -38', stage.palette.second, 4, soft);
  const atom =
    [0, 60, 120]
      .map((angle) => turned(angle, [-60, 0], [ellipse(-60, 0, 90, 30, 'none', { stroke: white, 'stroke-width': 4, opacity: 0.85 })]))
      .join('') +
    circle(-60, 0, 11, stage.palette.accent) +
    stroke('M80 -50V60H200M80 40Q120 40 134 -6T196 -46', white, 4, soft);
  const flower =
    circle(-100, -20, 20, 'none', { stroke: stage.palette.second, 'stroke-width': 4 }) +
    times(8, (index) => turned(index * 45, [-100, -20], [ellipse(-100, -58, 12, 18, 'none', { stroke: white, 'stroke-width': 3.4 })])) +
    stroke('M-100 2V80M-100 50Q-70 30 -60 44M60 -40h120M60 -10h150M60 20h90M60 50h130', white, 4, soft);
  return [geometry, atom, flower][number % 3] ?? geometry;
}

function pupil(stage: Stage, x: number, y: number, size: number, raised: boolean): string {
  const { palette, random } = stage;
  const look = createLook(stage, createComplexion(palette, random, true));
  const braids = random.chance(0.4);
  return at(x, y, size / 100, [
    raised ? stroke('M26 -10L42 -66', look.top, 13) + circle(44, -76, 8, look.skin) : '',
    path('M-34 40C-36 -4 -22 -18 0 -18C22 -18 36 -4 34 40Z', look.top),
    rect(-7, -30, 14, 16, shaded(palette, look.skin, 0.2)),
    ellipse(-22, -46, 5, 7, look.skin),
    ellipse(22, -46, 5, 7, look.skin),
    path('M-23 -44C-26 -80 26 -80 23 -44C22 -26 12 -20 0 -20C-12 -20 -22 -26 -23 -44Z', look.hair),
    braids
      ? stroke('M-20 -36C-30 -20 -28 -6 -30 6M20 -36C30 -20 28 -6 30 6', look.hair, 9) +
        circle(-30, 4, 5, palette.accent) +
        circle(30, 4, 5, palette.accent)
      : '',
    rect(-62, 34, 124, 12, mix(palette.sand, palette.wood, 0.4), { rx: 3 }),
    rect(-58, 46, 116, 10, shaded(palette, palette.wood, 0.2)),
    stroke('M-50 50V120M50 50V120', palette.ink, 6),
    rect(-46, 26, 30, 9, palette.cream),
    rect(20, 22, 26, 13, random.pick([palette.accent, palette.cool, palette.second])),
    path('M-24 64H24L20 118H-20Z', mix(palette.accent, palette.third, 0.4)),
  ]);
}

function globe(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  return at(x, y, size / 100, [
    rect(-26, -6, 52, 7, palette.third, { rx: 3 }),
    stroke('M0 -6V-22', palette.third, 6),
    circle(0, -58, 36, palette.cool),
    path(
      d`M-24 -82C-4 -94 10 -80 -2 -68C-14 -62 -10 -48 -22 -44C-36 -52 -36 -72 -24 -82ZM8 -54C22 -60 32 -50 26 -38
        C18 -28 6 -34 8 -54Z`,
      palette.leaf,
    ),
    stroke('M-26 -94C-56 -70 -40 -16 4 -16C20 -16 30 -22 36 -32', palette.second, 4),
  ]);
}

/** A lesson: a teacher at the blackboard, pupils from behind. */
export function drawClassroom(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const floor = height * 0.68;
  const wall = lit(
    palette,
    mix([palette.second, palette.cool, palette.sand, palette.leaf][number % 4] ?? palette.sand, palette.cream, 0.55),
    0.1,
  );
  const wood = mix(palette.sand, palette.wood, 0.5);
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const [boardWidth, boardHeight] = [Math.min(600 * unit, width * 0.52), 240 * unit];
  const board = flip(0.5);
  const boardTop = floor - 350 * unit;
  const windowWidth = Math.min(190 * unit, width * 0.16);
  const row = (count: number, y: number, size: number, offset: number): string =>
    times(count, (index) => pupil(stage, ((index + 0.5 + offset) * width) / count, y, size * unit, random.chance(0.34)));
  return [
    ...room(stage, floor, wall, wood),
    boards(stage, floor, wood),
    roomWindow(stage, flip(0.1) - windowWidth / 2, height * 0.1, windowWidth, height * 0.38),
    windowLight(stage, flip(0.1), floor, 120 * unit, (number % 2 === 0 ? -160 : 160) * unit),
    rect(
      board - boardWidth / 2 - 14 * unit,
      boardTop - 14 * unit,
      boardWidth + 28 * unit,
      boardHeight + 28 * unit,
      shaded(palette, wood, 0.15),
      { rx: 4 },
    ),
    rect(
      board - boardWidth / 2,
      boardTop,
      boardWidth,
      boardHeight,
      down(mix(palette.pine, '#1e4a3c', 0.5), mix(palette.pine, '#265a48', 0.5)),
    ),
    path(
      d`M${board - boardWidth / 2} ${boardTop + boardHeight * 0.8}
        Q${board} ${boardTop + boardHeight * 0.5} ${board + boardWidth / 2} ${boardTop + boardHeight * 0.7}
        V${boardTop + boardHeight}H${board - boardWidth / 2}Z`,
      '#ffffff',
      { opacity: 0.05 },
    ),
    at(board - (number % 2 === 0 ? -1 : 1) * 60 * unit, boardTop + boardHeight / 2, Math.min(unit, boardWidth / 520) * 1.05, [
      chalk(stage, number),
    ]),
    rect(board - boardWidth / 2, boardTop + boardHeight + 14 * unit, boardWidth, 9 * unit, wood),
    rect(flip(0.89) - 84 * unit, height * 0.14, 168 * unit, 180 * unit, palette.cream),
    path(
      d`M${flip(0.89) - 64 * unit} ${height * 0.14 + 84 * unit}
        c${10 * unit} ${-50 * unit} ${60 * unit} ${-60 * unit} ${100 * unit} ${-36 * unit}
        c${30 * unit} ${20 * unit} ${10 * unit} ${80 * unit} ${-20 * unit} ${96 * unit}
        c${-40 * unit} ${10 * unit} ${-80 * unit} ${-10 * unit} ${-80 * unit} ${-60 * unit}Z`,
      palette.leaf,
    ),
    stroke(
      d`M${flip(0.89) - 50 * unit} ${height * 0.14 + 120 * unit}q${40 * unit} ${-40 * unit} ${104 * unit} ${-50 * unit}`,
      palette.cool,
      6 * unit,
    ),
    circle(flip(0.89), height * 0.14 + 84 * unit, 6 * unit, palette.accent),
    person(
      stage,
      { x: flip(0.72), y: floor + 34 * unit, height: 330 * unit, facing: number % 2 === 0 ? 1 : -1 },
      createLook(stage, {
        garment: random.pick(['dress', 'shirt', 'coat']),
        hairStyle: random.pick(['long', 'bun', 'short']),
        top: palette.accent,
      }),
      POSES.point,
      stroke('M32 -90L42 -97', '#ffffff', 1.6),
    ),
    rect(flip(0.29) - 110 * unit, floor - 66 * unit, 220 * unit, 13 * unit, lit(palette, wood, 0.3)),
    rect(flip(0.29) - 98 * unit, floor - 54 * unit, 196 * unit, 108 * unit, shaded(palette, wood, 0.2)),
    globe(stage, flip(0.33), floor - 66 * unit, 96 * unit),
    rect(flip(0.24) - 34 * unit, floor - 80 * unit, 68 * unit, 14 * unit, palette.accent),
    rect(flip(0.24) - 30 * unit, floor - 92 * unit, 58 * unit, 13 * unit, palette.deep),
    row(width > height ? 5 : 4, floor + 70 * unit, 96, 0.1),
    row(width > height ? 4 : 3, floor + 190 * unit, 148, 0),
  ];
}
