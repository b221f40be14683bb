import type { Colour } from '../colour.ts';
import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, path, polygon, rect, stroke, times } from '../svg.ts';

/** One window, lit or not, with its frame and cross. */
export function window(stage: Stage, x: number, y: number, width: number, height: number, arched = false): string {
  const { palette, random } = stage;
  const shining = palette.lamps && random.chance(0.6);
  const glass = shining ? palette.glow : shaded(palette, palette.deep, 0.15);
  const frame = lit(palette, palette.cream, 0.2);
  const inside = arched
    ? path(d`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`, glass)
    : rect(x, y, width, height, glass);
  return [
    inside,
    shining
      ? ''
      : polygon(
          [[x, y + height * 0.75], [x, y + height * 0.4], [x + width, y + height * 0.12], [x + width, y + height * 0.4]],
          palette.sky[1],
          { opacity: 0.35 },
        ),
    stroke(d`M${x + width / 2} ${y + (arched ? 0 : 0)}v${height}M${x} ${y + height * 0.45}h${width}`, frame, Math.max(0.6, width * 0.09)),
    rect(x - width * 0.12, y + height, width * 1.24, height * 0.09, frame),
  ].join('');
}

/** A house's size, colours and roof. */
export type HouseLook = { width: number; height: number; wall: Colour; roof: Colour; gable: 'front' | 'side' | 'stepped' | 'flat' };

function roofShape(look: HouseLook, rise: number): string {
  const { width: w, height: h, gable } = look;
  const eaves = w * 0.05;
  switch (gable) {
    case 'front':
      return d`M${-eaves} ${-h}L${w / 2} ${-h - rise}L${w + eaves} ${-h}Z`;
    case 'side':
      return d`M${-eaves} ${-h}L${w * 0.1} ${-h - rise * 0.7}H${w * 0.9}L${w + eaves} ${-h}Z`;
    case 'stepped':
      return d`M0 ${-h}v${-rise * 0.3}h${w * 0.16}v${-rise * 0.3}h${w * 0.17}v${-rise * 0.35}h${w * 0.34}v${rise * 0.35}
        h${w * 0.17}v${rise * 0.3}h${w * 0.16}V${-h}Z`;
    case 'flat':
      return d`M${-eaves} ${-h}v${-rise * 0.16}h${w + eaves * 2}v${rise * 0.16}Z`;
  }
}

/** A town house standing at (x, y), with rows of windows, a door and a shaded side. */
export function house(stage: Stage, x: number, y: number, look: HouseLook): string {
  const { palette, random } = stage;
  const { width: w, height: h, wall } = look;
  const rise = w * (look.gable === 'flat' ? 0.5 : random.between(0.38, 0.55));
  const columns = Math.max(2, Math.round(w / 30));
  const rows = Math.max(1, Math.floor(h / 46));
  const stepX = w / columns;
  const stepY = (h - 12) / rows;
  const doorColumn = random.whole(0, columns - 1);
  const roof = look.gable === 'stepped' ? wall : look.roof;
  const [chimneyX, chimneyY] = [w * random.between(0.2, 0.75), -h - rise * 0.55];
  const windowWidth = Math.min(15, stepX * 0.46);
  return at(x, y, 1, [
    look.gable === 'stepped' || look.gable === 'flat'
      ? ''
      : rect(chimneyX, chimneyY - 8, 9, rise * 0.6, shaded(palette, palette.accent, 0.35)),
    path(roofShape(look, rise), roof),
    look.gable === 'side'
      ? stroke(
          d`M${w * 0.06} ${-h - rise * 0.35}H${w * 0.94}M${w * 0.03} ${-h - rise * 0.16}H${w * 0.97}`,
          shaded(palette, roof, 0.2),
          1.5,
          { opacity: 0.6 },
        )
      : '',
    rect(0, -h, w, h, wall),
    rect(w * 0.72, -h, w * 0.28, h, shaded(palette, wall, 0.5), { opacity: 0.16 }),
    look.gable === 'front' || look.gable === 'stepped'
      ? circle(w / 2, -h - rise * 0.32, Math.min(7, w * 0.07), palette.lamps ? palette.glow : shaded(palette, wall, 0.45))
      : '',
    rect(0, -h, w, 4, lit(palette, palette.cream, 0.1), { opacity: 0.6 }),
    times(rows * columns, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const left = column * stepX + (stepX - windowWidth) / 2;
      const top = -h + 12 + row * stepY;
      if (row === rows - 1 && column === doorColumn)
        return path(
          d`M${left - 2} 0v${-stepY * 0.62}a${windowWidth / 2 + 2} ${windowWidth / 2 + 2} 0 0 1 ${windowWidth + 4} 0V0Z`,
          shaded(palette, palette.third, 0.2),
        );
      return window(stage, left, top, windowWidth, Math.min(26, stepY * 0.6));
    }),
  ]);
}

/** A row of town houses from one x to another, standing on `y`; `size` is the height of an average house. */
export function houseRow(stage: Stage, y: number, from: number, to: number, size: number): string {
  const { palette, random } = stage;
  const walls: readonly [Colour, ...Colour[]] = [
    palette.cream,
    palette.sand,
    palette.second,
    palette.accent,
    palette.cool,
    lit(palette, palette.third, 0.35),
    lit(palette, palette.leaf, 0.3),
  ];
  const houses: string[] = [];
  let x = from;
  let last: Colour | null = null;
  while (x < to) {
    const width = size * random.between(0.55, 0.95);
    const choices = walls.filter((colour) => colour !== last);
    const wall = random.pick([choices[0] ?? palette.cream, ...choices.slice(1)]);
    last = wall;
    const roof = random.pick([shaded(palette, palette.accent, 0.18), palette.third, shaded(palette, palette.accent, 0.38), palette.deep]);
    houses.push(
      at(x, y, size / 140, [
        house(stage, 0, 0, {
          width: (width / size) * 140,
          height: random.between(105, 165),
          wall,
          roof,
          gable: random.pick(['front', 'side', 'side', 'stepped', 'front']),
        }),
      ]),
    );
    x += width;
  }
  return houses.join('');
}
