import { type Colour, mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { type BustLook, createBustLook } from '../parts/bust-look.ts';
import { bust, bustArm } from '../parts/bust.ts';
import { createLook, person } from '../parts/figures.ts';
import { steps, tallBlock } from '../parts/landmarks.ts';
import { POSES } from '../parts/poses.ts';
import { room, roomWindow } from '../parts/room.ts';
import { sky } from '../parts/sky.ts';
import { leafTree, potPlant } from '../parts/trees.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, rect, stroke, times, turned } from '../svg.ts';

function cross(x: number, y: number, size: number, colour: Colour): string {
  return path(
    d`M${x - size / 6} ${y - size / 2}h${size / 3}v${size / 3}h${size / 3}v${size / 3}h${-size / 3}v${size / 3}
      h${-size / 3}v${-size / 3}h${-size / 3}v${-size / 3}h${size / 3}Z`,
    colour,
  );
}

function ambulance(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const wheel = (cx: number): string => circle(cx, -18, 19, palette.ink) + circle(cx, -18, 8, palette.stone);
  return at(x, y, size / 100, [
    ellipse(0, 0, 112, 6, palette.ink, { opacity: 0.3 }),
    path('M-100 -110H34V-18H-100Z', palette.white),
    path('M34 -84H66L96 -50L104 -44V-18H34Z', palette.white),
    path('M42 -76H62L84 -50H42Z', palette.glass),
    rect(-100, -58, 204, 14, palette.second),
    times(11, (index) => rect(-98 + index * 18.6, -58, 9, 14, palette.pine)),
    rect(-100, -24, 204, 7, shaded(palette, palette.stone, 0.3)),
    rect(-86, -102, 44, 34, palette.glass, { rx: 3 }),
    circle(6, -84, 17, palette.pine),
    cross(6, -84, 22, '#ffffff'),
    rect(-36, -119, 26, 9, palette.cool, { rx: 4 }),
    rect(10, -119, 26, 9, palette.accent, { rx: 4 }),
    circle(-23, -116, 22, palette.cool, { opacity: 0.3 }),
    circle(23, -116, 22, palette.accent, { opacity: 0.25 }),
    rect(98, -40, 8, 9, palette.glow, { rx: 3 }),
    wheel(-58),
    wheel(62),
  ]);
}

function hospitalOutside(stage: Stage): readonly string[] {
  const { width, height, unit, palette, random } = stage;
  const ground = height * 0.76;
  const wall = palette.cream;
  const wing = (x: number, w: number, h: number): string =>
    rect(x, ground - h, w, h, wall) +
    rect(x, ground - h, w, 12 * unit, palette.pine) +
    times(Math.floor(h / (62 * unit)) * Math.floor(w / (56 * unit)), (index) => {
      const columns = Math.floor(w / (56 * unit));
      const left = x + (14 + (index % columns) * 56) * unit;
      const top = ground - h + (28 + Math.floor(index / columns) * 62) * unit;
      return (
        rect(left, top, 36 * unit, 34 * unit, palette.lamps && random.chance(0.6) ? palette.glow : mix(palette.deep, palette.sky[1], 0.4)) +
        rect(left, top, 16 * unit, 34 * unit, '#ffffff', { opacity: 0.14 })
      );
    });
  return [
    ...sky(stage, { horizon: ground, sunY: 0.24, clouds: 5 }),
    times(14, (index) =>
      tallBlock(
        stage,
        (index / 13) * width - 40 * unit,
        ground,
        80 * unit,
        random.between(110, 280) * unit,
        hazed(palette, palette.cool, 0.6),
        0.3,
      ),
    ),
    wing(width / 2 - 480 * unit, 340 * unit, 270 * unit),
    wing(width / 2 + 140 * unit, 340 * unit, 270 * unit),
    wing(width / 2 - 170 * unit, 340 * unit, 410 * unit),
    rect(width / 2 - 60 * unit, ground - 400 * unit, 120 * unit, 120 * unit, palette.pine, { rx: 14 * unit }),
    cross(width / 2, ground - 340 * unit, 84 * unit, '#ffffff'),
    rect(width / 2 - 150 * unit, ground - 112 * unit, 300 * unit, 18 * unit, palette.pine),
    rect(width / 2 - 110 * unit, ground - 94 * unit, 220 * unit, 94 * unit, palette.glass),
    stroke(
      d`M${width / 2} ${ground - 94 * unit}v${94 * unit}M${width / 2 - 54 * unit} ${ground - 94 * unit}v${94 * unit}
        M${width / 2 + 54 * unit} ${ground - 94 * unit}v${94 * unit}`,
      palette.cream,
      5 * unit,
    ),
    rect(0, ground, width, height, down(lit(palette, palette.stone, 0.3), palette.stone)),
    rect(0, ground, width, 26 * unit, palette.leaf),
    steps(stage, width / 2, ground, 250 * unit, 30 * unit, 3),
    leafTree(stage, width * 0.07, ground + 20 * unit, 250 * unit, palette.leaf),
    leafTree(stage, width * 0.94, ground + 20 * unit, 230 * unit, palette.pine),
    times(7, (index) => rect(index * 190 * unit, height * 0.92, 110 * unit, 8 * unit, palette.cream)),
    ambulance(stage, width * 0.3, height * 0.9, 165 * unit),
    person(
      stage,
      { x: width * 0.66, y: height * 0.9, height: 170 * unit, facing: -1 },
      createLook(stage, { garment: 'coat', top: palette.white }),
      POSES.walk,
    ),
    person(
      stage,
      { x: width * 0.75, y: height * 0.915, height: 172 * unit, facing: -1 },
      createLook(stage, { top: palette.pine, garment: 'shirt' }),
      POSES.walk,
    ),
    falling(stage),
  ];
}

function hospitalRoom(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number, random } = stage;
  const floor = height * 0.76;
  const wall = lit(palette, mix(palette.cool, palette.cream, 0.5), 0.1);
  const narrow = width <= height;
  const patient: BustLook = {
    ...createBustLook(palette, random, number % 2 === 0),
    clothes: 'tee',
    top: palette.second,
    hairStyle: number % 2 === 0 ? 'bob' : 'crop',
  };
  const doctor = {
    ...createBustLook(palette, random, number % 2 === 1),
    clothes: 'blazer' as const,
    top: palette.white,
    under: palette.pine,
  };
  const bed = width * (narrow ? 0.4 : 0.36);
  const doctorX = width * 0.76;
  const size = Math.min(1.42 * unit, width * 0.0013);
  return [
    ...room(stage, floor, wall, mix(palette.cool, palette.stone, 0.4)),
    rect(0, floor - 190 * unit, width, 10 * unit, palette.pine, { opacity: 0.4 }),
    roomWindow(stage, width * 0.5 - 10 * unit, height * 0.12, Math.min(330 * unit, width * 0.3), height * 0.36),
    path(
      d`M${-10} ${height * 0.06}H${width * 0.13}
        C${width * 0.1} ${height * 0.3} ${width * 0.14} ${height * 0.5} ${width * 0.11} ${floor - 20 * unit}H-10Z`,
      lit(palette, palette.leaf, 0.3),
    ),
    times(5, (index) =>
      stroke(d`M${width * 0.022 * (index + 0.5)} ${height * 0.07}V${floor - 24 * unit}`, shaded(palette, palette.leaf, 0.1), 4 * unit, {
        opacity: 0.5,
      }),
    ),
    at(bed - 110 * unit, floor - 420 * unit, unit, [
      rect(-70, -56, 176, 124, palette.ink, { rx: 10 }),
      rect(-60, -46, 156, 104, shaded(palette, palette.pine, 0.55)),
      stroke('M-56 16H-20L-8 16L2 -28L16 44L26 4L34 16H92', '#7df0b0', 4.4),
      stroke('M-56 40H92', palette.cool, 2.4, { opacity: 0.7 }),
      stroke('M18 68V190', palette.stone, 8),
    ]),
    at(bed + 236 * unit, floor - 40 * unit, unit, [
      stroke('M0 40V-360M-26 -354H26M-34 44L0 26L34 44', palette.stone, 6),
      path('M-44 -346H-12V-280Q-28 -262 -44 -280Z', palette.cool, { opacity: 0.85 }),
      path('M-44 -310H-12V-280Q-28 -262 -44 -280Z', palette.deep, { opacity: 0.6 }),
      stroke('M-28 -268C-28 -190 -120 -210 -160 -120', palette.cool, 3),
    ]),
    at(doctorX, height - 330 * size, size, [
      rect(-54, 150, 108, 190, palette.deep),
      path('M-120 200C-124 260 -118 310 -110 344H110C118 310 124 260 120 200Z', palette.white),
      path('M60 206C66 250 70 300 66 344H110C118 310 124 260 120 200Z', palette.ink, { opacity: 0.12 }),
      stroke('M0 206V340', palette.stone, 2),
      ...bust(doctor, palette),
      stroke('M-34 92C-38 130 -20 150 -6 160M34 92C38 130 34 150 30 166', palette.ink, 5),
      circle(30, 174, 10, palette.stone),
      rect(52, 150, 34, 40, lit(palette, palette.white, 0.1), { stroke: palette.stone, 'stroke-width': 2 }),
      cross(69, 166, 16, palette.pine),
      bustArm(doctor, [[-100, 130], [-140, 210], [-66, 206]]),
      path('M-96 168H-18V254H-96Z', palette.third),
      path('M-90 178H-24V248H-90Z', palette.cream),
      stroke('M-82 194H-36M-82 208H-46M-82 222H-38', palette.stone, 3),
    ]),
    at(bed - (narrow ? 120 : 60) * unit, floor - 92 * unit, (narrow ? 0.94 : 1.34) * unit, [
      rect(-180, -160, 20, 240, palette.stone, { rx: 8 }),
      rect(-170, -150, 60, 110, lit(palette, palette.white, 0.1), { rx: 26 }),
      clipped(rect(-200, -240, 420, 280, '#ffffff'), [turned(-24, [-76, -94], [at(-76, -94, 0.74, bust(patient, palette))])]),
      path('M-120 14C-70 -50 -20 -62 40 -56C120 -50 220 -44 264 -6V44H-130Z', palette.cool),
      path('M-120 14C-70 -50 -20 -62 40 -56C10 -40 -20 -20 -40 6C-70 14 -96 16 -120 14Z', palette.cream),
      stroke('M10 -30C60 -20 120 -22 200 -26M40 4C100 8 160 4 240 4', shaded(palette, palette.cool, 0.25), 3, { opacity: 0.6 }),
      rect(-186, 40, 464, 24, palette.cream, { rx: 8 }),
      rect(264, -66, 16, 150, palette.stone, { rx: 7 }),
      stroke('M-160 64V110M250 64V110', palette.stone, 12),
      circle(-160, 116, 13, palette.ink),
      circle(250, 116, 13, palette.ink),
    ]),
    narrow ? '' : potPlant(stage, width * 0.95, height * 0.97, 230 * unit),
  ];
}

/** A hospital: the building with an ambulance, or a doctor at a bedside. */
export function drawHospital(stage: Stage): readonly string[] {
  return stage.number % 2 === 0 ? hospitalOutside(stage) : hospitalRoom(stage);
}
