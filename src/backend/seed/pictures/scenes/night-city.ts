import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { hazed, lit, shaded } from '../palette.ts';
import { streetLamp, tallBlock } from '../parts/landmarks.ts';
import { sky } from '../parts/sky.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import { falling } from '../parts/weather.ts';
import type { Stage } from '../stage.ts';
import { at, circle, clipped, ellipse, path, polygon, rect, times } from '../svg.ts';

function skyline(stage: Stage, base: number, tall: number, distance: number, share: number): string {
  const { width, palette, random, unit } = stage;
  const blocks: string[] = [];
  let x = -20 * unit;
  while (x < width) {
    const size = random.between(52, 116) * unit;
    const height = tall * random.between(0.45, 1) * unit;
    const colour = hazed(palette, mix(random.pick([palette.deep, palette.third, palette.cool, palette.ink]), palette.ink, 0.35), distance);
    blocks.push(tallBlock(stage, x, base, size, height, colour, share));
    if (random.chance(0.3))
      blocks.push(
        rect(x + size * 0.42, base - height - 34 * unit, size * 0.06, 34 * unit, colour),
        circle(x + size * 0.45, base - height - 36 * unit, 3 * unit, palette.accent),
      );
    if (random.chance(0.3)) blocks.push(rect(x + size * 0.15, base - height - 16 * unit, size * 0.35, 17 * unit, colour));
    x += size + random.between(-6, 10) * unit;
  }
  return blocks.join('');
}

function carLights(stage: Stage, horizon: number, vanish: number): string {
  const { width, height, unit, palette, random } = stage;
  const car = (lane: number, share: number, tail: boolean): string => {
    const x = vanish + lane * share * width * 0.5;
    const y = horizon + share * (height - horizon);
    const size = (8 + share * 210) * unit;
    const lights = tail ? palette.accent : palette.glow;
    return at(x, y, size / 100, [
      ellipse(0, 2, 62, 8, palette.ink, { opacity: 0.5 }),
      path('M-50 -8V-36L-34 -64H34L50 -36V-8Z', mix(palette.ink, tail ? palette.accent : palette.cool, 0.55)),
      path('M-38 -40L-29 -58H29L38 -40Z', mix(palette.sky[1], palette.ink, 0.3)),
      rect(-48, -32, 20, 11, lights, { rx: 4 }),
      rect(28, -32, 20, 11, lights, { rx: 4 }),
      rect(-44, -8, 14, 10, palette.ink),
      rect(30, -8, 14, 10, palette.ink),
      circle(-38, -26, 26, lights, { opacity: 0.25 }),
      circle(38, -26, 26, lights, { opacity: 0.25 }),
      polygon([[-46, 4], [-28, 4], [-20, 70], [-54, 70]], down([lights, 0.45], [lights, 0])),
      polygon([[46, 4], [28, 4], [20, 70], [54, 70]], down([lights, 0.45], [lights, 0])),
    ]);
  };
  return [0.1, 0.2, 0.36, 0.62]
    .map(
      (share, index) =>
        car(-0.34 + random.between(-0.03, 0.03), share, false) +
        (index === 2 ? '' : car(0.32 + random.between(-0.03, 0.03), share * 0.9, true)),
    )
    .join('');
}

function street(stage: Stage, horizon: number): readonly string[] {
  const { width, height, unit, palette } = stage;
  const vanish = width * 0.5;
  const road = mix(palette.ink, palette.sky[1], 0.22);
  const side = (sign: 1 | -1): string =>
    times(5, (index) => {
      const near = 0.12 + index * 0.2;
      const far = near + 0.2;
      const x = (share: number): number => vanish + sign * (width * 0.56 * share + 14 * unit);
      const tall = (share: number): number => horizon - share * height * 0.72 * (0.8 + ((index * 7) % 4) * 0.12);
      const foot = (share: number): number => horizon + share * (height - horizon) * 0.56;
      const wall = mix(
        [palette.deep, palette.third, palette.ink, palette.cool][(index + (sign > 0 ? 1 : 0)) % 4] ?? palette.deep,
        palette.ink,
        0.5 - index * 0.03,
      );
      const rows = 6;
      const panes = times(rows * 4, (pane) => {
        const column = pane % 4;
        const row = Math.floor(pane / 4);
        const [from, to] = [near + ((column + 0.25) / 4) * 0.2, near + ((column + 0.7) / 4) * 0.2];
        const level = (share: number, part: number): number =>
          foot(share) + (tall(near) - horizon) * (share / near) * part + (horizon - foot(share)) * part * 0.2;
        const [low, high] = [(row + 0.35) / rows, (row + 0.8) / rows];
        return stage.random.chance(0.5)
          ? polygon(
              [[x(from), level(from, low)], [x(to), level(to, low)], [x(to), level(to, high)], [x(from), level(from, high)]],
              palette.glow,
              { opacity: 0.85 },
            )
          : '';
      });
      return clipped(
        polygon(
          [[x(near), foot(near)], [x(far), foot(far)], [x(far), tall(near) - (far - near) * height * 0.6], [x(near), tall(near)]],
          wall,
        ),
        [
          polygon(
            [[x(near), foot(near)], [x(far), foot(far)], [x(far), tall(near) - (far - near) * height * 0.6], [x(near), tall(near)]],
            wall,
          ),
          panes,
        ],
      );
    });
  return [
    rect(0, horizon, width, height - horizon, down(lit(palette, road, 0.1), road)),
    side(-1),
    side(1),
    polygon(
      [[vanish - 10 * unit, horizon], [vanish + 10 * unit, horizon], [vanish + width * 0.4, height], [vanish - width * 0.4, height]],
      shaded(palette, road, 0.35),
    ),
    times(9, (index) => {
      const share = (index / 9) ** 1.7;
      const y = horizon + share * (height - horizon);
      return polygon(
        [
          [vanish - (1 + share * 7) * unit, y],
          [vanish + (1 + share * 7) * unit, y],
          [vanish + (1 + share * 10) * unit, y + (4 + share * 50) * unit],
          [vanish - (1 + share * 10) * unit, y + (4 + share * 50) * unit],
        ],
        palette.cream,
        { opacity: 0.7 },
      );
    }),
    times(4, (index) => {
      const share = [0.16, 0.3, 0.52, 0.86][index] ?? 1;
      const y = horizon + share * (height - horizon) * 0.8;
      return (
        streetLamp(stage, vanish - share * width * 0.44, y, share * 420 * unit) +
        streetLamp(stage, vanish + share * width * 0.44, y, share * 420 * unit)
      );
    }),
    carLights(stage, horizon, vanish),
  ];
}

/** A big city after dark: a street of lit windows, or a skyline over the river. */
export function drawNightCity(stage: Stage): readonly string[] {
  const { width, height, unit, palette, number } = stage;
  const horizon = height * (number % 2 === 1 ? 0.56 : 0.64);
  const back = [skyline(stage, horizon, 400, 0.62, 0.25), skyline(stage, horizon, 300, 0.38, 0.4)];
  if (number % 2 === 1) return [...sky(stage, { horizon, sunX: 0.56, sunY: 0.26 }), ...back, ...street(stage, horizon), falling(stage)];
  const town = [...back, skyline(stage, horizon, 210, 0.08, 0.6), rect(0, horizon - 8 * unit, width, 8 * unit, palette.ink)];
  return [
    ...sky(stage, { horizon, sunY: 0.26 }),
    ...town,
    ...water(stage, horizon, height),
    clipped(rect(0, horizon, width, height - horizon, '#ffffff'), [reflected(horizon, town, 0.4)]),
    times(34, () =>
      rect(
        stage.random.between(0, width),
        horizon + 4 * unit,
        stage.random.between(3, 8) * unit,
        stage.random.between(60, 200) * unit,
        down([stage.random.chance(0.8) ? palette.glow : palette.accent, 0.5], [palette.glow, 0]),
      ),
    ),
    ripples(stage, horizon, height, 130),
    falling(stage),
  ];
}
