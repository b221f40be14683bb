import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit, shaded } from '../palette.ts';
import { bookRow, mug, roomWindow } from '../parts/room.ts';
import { potPlant } from '../parts/trees.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, d, ellipse, path, polygon, rect, stroke, times, turned } from '../svg.ts';

function codeLines(stage: Stage, width: number, rows: number): string {
  const { palette, random } = stage;
  const colours = [palette.accent, palette.second, palette.cool, palette.cream, lit(palette, palette.leaf, 0.2)] as const;
  let indent = 0;
  return times(rows, (row) => {
    indent = Math.max(0, Math.min(4, indent + random.whole(-1, 1)));
    let x = 26 + indent * 18;
    const y = 16 + row * 15;
    return (
      stroke(d`M8 ${y}h7`, palette.stone, 4, { opacity: 0.5 }) +
      times(random.whole(1, 4), () => {
        const length = Math.min(random.between(16, 60), width - x - 12);
        const token = length > 6 ? stroke(d`M${x} ${y}h${length}`, random.pick(colours), 5.4) : '';
        x += length + 14;
        return token;
      })
    );
  });
}

function chart(stage: Stage, width: number, height: number): string {
  const { palette, random } = stage;
  const bars = times(9, (index) => {
    const tall = random.between(0.25, 0.8) * height * 0.62;
    return rect(
      22 + index * ((width - 44) / 9),
      height - 20 - tall,
      (width - 44) / 9 - 8,
      tall,
      index % 2 === 0 ? palette.cool : palette.second,
      { rx: 3 },
    );
  });
  return (
    times(5, (index) => stroke(d`M16 ${18 + index * ((height - 38) / 4)}H${width - 16}`, palette.stone, 1.2, { opacity: 0.4 })) +
    bars +
    stroke(
      d`M22 ${height * 0.6}L${width * 0.2} ${height * 0.42}L${width * 0.36} ${height * 0.5}
        L${width * 0.54} ${height * 0.26}L${width * 0.72} ${height * 0.34}L${width - 24} ${height * 0.12}`,
      palette.accent,
      5,
    ) +
    circle(width - 24, height * 0.12, 8, palette.accent)
  );
}

function screen(stage: Stage, x: number, y: number, width: number, height: number, content: string): string {
  const { palette } = stage;
  const dark = mix(palette.ink, '#10141f', 0.5);
  return at(x, y, 1, [
    rect(-12, -12, width + 24, height + 24, shaded(palette, palette.ink, 0.3), { rx: 12 }),
    rect(0, 0, width, height, dark, { rx: 3 }),
    clipped(rect(0, 0, width, height, '#ffffff'), [
      content,
      polygon([[width * 0.6, 0], [width * 0.78, 0], [width * 0.5, height], [width * 0.32, height]], '#ffffff', { opacity: 0.05 }),
    ]),
  ]);
}

/** A desk with a computer, its screen full of code or charts. */
export function drawComputer(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number } = stage;
  const desk = height * 0.76;
  const wall = mix([palette.deep, palette.third, palette.pine][number % 3] ?? palette.deep, palette.ink, 0.18);
  const wood = mix(palette.sand, palette.wood, 0.55);
  const flip = (share: number): number => (number % 2 === 0 ? 1 - share : share) * width;
  const [screenWidth, screenHeight] = [Math.min(500 * unit, width * 0.48), 300 * unit];
  const middle = width * (width > height ? 0.48 : 0.5);
  const view =
    number % 2 === 1 ? at(0, 0, unit, [codeLines(stage, screenWidth / unit, 19)]) : at(0, 0, unit, [chart(stage, screenWidth / unit, 300)]);
  const windowWidth = Math.min(260 * unit, width * 0.24);
  const keys = times(44, (index) =>
    rect(-150 + (index % 15) * 20 + Math.floor(index / 15) * 4, -30 + Math.floor(index / 15) * 13, 16, 10, palette.cream, { rx: 2.4 }),
  );
  return [
    rect(0, 0, width, desk, down(shaded(palette, wall, 0.25), wall)),
    circle(middle, desk - 220 * unit, 420 * unit, palette.cool, { opacity: 0.14 }),
    roomWindow(stage, flip(0.12) - windowWidth / 2, height * 0.1, windowWidth, height * 0.4),
    rect(flip(0.87) - 120 * unit, height * 0.2, 240 * unit, 12 * unit, wood),
    bookRow(stage, flip(0.87) - 100 * unit, height * 0.2, 190 * unit, 110 * unit),
    times(6, (index) =>
      turned(
        (index % 3) * 4 - 4,
        [flip(0.87), height * 0.34],
        [
          rect(
            flip(0.87) + ((index % 3) * 66 - 98) * unit,
            height * 0.29 + Math.floor(index / 3) * 68 * unit,
            54 * unit,
            54 * unit,
            [palette.second, palette.accent, palette.cream, palette.leaf][index % 4] ?? palette.second,
          ),
          stroke(
            d`M${flip(0.87) + ((index % 3) * 66 - 88) * unit} ${height * 0.29 + (18 + Math.floor(index / 3) * 68) * unit}
              h${32 * unit}m${-32 * unit} ${14 * unit}h${22 * unit}`,
            palette.ink,
            3 * unit,
            { opacity: 0.5 },
          ),
        ],
      ),
    ),
    rect(0, desk, width, height - desk, down(lit(palette, wood, 0.25), shaded(palette, wood, 0.15))),
    rect(0, desk, width, 9 * unit, lit(palette, wood, 0.5)),
    ellipse(middle, desk + 34 * unit, 190 * unit, 14 * unit, palette.ink, { opacity: 0.2 }),
    path(d`M${middle - 26 * unit} ${desk - 60 * unit}h${52 * unit}l${12 * unit} ${86 * unit}h${-76 * unit}Z`, palette.stone),
    rect(middle - 110 * unit, desk + 20 * unit, 220 * unit, 13 * unit, lit(palette, palette.stone, 0.25), { rx: 6 * unit }),
    screen(stage, middle - screenWidth / 2, desk - 60 * unit - screenHeight, screenWidth, screenHeight, view),
    at(middle, desk + 92 * unit, 1.25 * unit, [
      path('M-160 -36H154L176 22H-182Z', shaded(palette, palette.stone, 0.25)),
      keys,
      rect(-70, 9, 130, 9, palette.cream, { rx: 3 }),
      path('M214 -24C240 -28 252 -6 244 14H206C200 -6 204 -20 214 -24Z', palette.cream),
      stroke('M226 -22V-8', palette.stone, 3),
    ]),
    mug(stage, flip(0.16), desk + 74 * unit, 96 * unit, palette.accent),
    potPlant(stage, flip(0.9), desk + 46 * unit, 250 * unit),
    at(flip(0.24), desk + 26 * unit, unit, [
      ellipse(0, 0, 48, 9, palette.ink),
      stroke('M0 -4L-44 -128L34 -232', palette.second, 8),
      circle(-44, -128, 9, palette.ink),
      turned(38, [34, -232], [path('M-8 -252H30L64 -196H-42Z', palette.second), ellipse(11, -196, 52, 9, palette.glow)]),
    ]),
  ];
}
