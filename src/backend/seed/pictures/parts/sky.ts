import { mix } from '../colour.ts';
import { down, out } from '../gradient.ts';
import type { Stage } from '../stage.ts';
import { at, circle, path, rect, stroke, times, d } from '../svg.ts';

/** Where the sun or the moon stands, as shares of the picture's width and of the sky's height. */
export type SkyLayout = { horizon: number; sunX?: number; sunY?: number; clouds?: number };

/** A cloud of `width` around (x, y), flat below. */
export function cloud(stage: Stage, x: number, y: number, width: number, opacity = 0.85): string {
  const { palette } = stage;
  const body = 'M-50 10C-56 -2 -44 -10 -34 -7C-32 -22 -10 -26 -4 -14C4 -24 22 -20 23 -8C36 -14 52 -6 48 10Z';
  const belly = 'M-50 10C-52 4 -46 1 -38 3C-28 -3 -12 4 -2 2C12 -4 30 5 48 10Z';
  const bright = mix(palette.sky[2], palette.sun, 0.55);
  const low = mix(palette.sky[2], palette.sky[1], 0.45);
  return at(x, y, width / 100, [
    path(body, down(bright, low), { opacity }),
    path(belly, mix(palette.sky[1], palette.sky[0], 0.35), { opacity: opacity * 0.3 }),
  ]);
}

function stars(stage: Stage, height: number): string {
  const { random, width } = stage;
  return times(130, () =>
    circle(random.between(0, width), height * random.next() ** 1.4, random.between(0.5, 1.9), '#fdf6dd', {
      opacity: random.between(0.3, 0.95),
    }),
  );
}

function sunOrMoon(stage: Stage, x: number, y: number): readonly string[] {
  const { palette, unit } = stage;
  const night = palette.weather === 'stars';
  const radius = (night ? 34 : 44) * unit;
  const halo = circle(x, y, radius * 7, out([palette.sun, night ? 0.35 : 0.7], [palette.sun, 0.2, 0.4], [palette.sun, 0]));
  const disc = circle(x, y, radius, palette.sun, { opacity: night ? 1 : 0.95 });
  const craters = night
    ? [
        circle(x - radius * 0.3, y - radius * 0.2, radius * 0.22, '#d9d2b4', { opacity: 0.6 }),
        circle(x + radius * 0.35, y + radius * 0.3, radius * 0.16, '#d9d2b4', { opacity: 0.6 }),
      ]
    : [];
  return [halo, disc, ...craters];
}

function streaks(stage: Stage): string {
  const { palette, random, width, height, unit } = stage;
  return times(7, (index) => {
    const y = height * (0.06 + index * 0.055) + random.between(-14, 14) * unit;
    const x = random.between(-0.1, 0.75) * width;
    const length = random.between(0.15, 0.4) * width;
    return stroke(d`M${x} ${y}h${length}`, mix(palette.sky[2], palette.sun, 0.4), random.between(3, 11) * unit, { opacity: 0.28 });
  });
}

/** The sky down to the horizon: its gradient, sun or moon, stars and clouds. */
export function sky(stage: Stage, layout: SkyLayout): readonly string[] {
  const { palette, random, width, unit } = stage;
  const {
    horizon,
    sunX = random.between(0.15, 0.85),
    sunY = random.between(0.22, 0.6),
    clouds = palette.weather === 'clouds' ? 6 : 3,
  } = layout;
  const hidden = palette.weather === 'rain' || palette.weather === 'snow';
  return [
    rect(0, 0, width, horizon + 2, down(...palette.sky)),
    palette.weather === 'stars' ? stars(stage, horizon * 0.9) : '',
    ...(hidden ? [] : sunOrMoon(stage, sunX * width, sunY * horizon)),
    palette.weather === 'stars' ? '' : streaks(stage),
    times(palette.weather === 'stars' ? 0 : clouds, () =>
      cloud(
        stage,
        random.between(0, width),
        horizon * random.between(0.12, 0.7),
        random.between(140, 330) * unit,
        random.between(0.6, 0.95),
      ),
    ),
  ];
}
