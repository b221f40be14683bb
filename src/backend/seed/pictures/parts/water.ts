import { mix } from '../colour.ts';
import { down } from '../gradient.ts';
import { lit } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { d, ellipse, group, path, rect, round, stroke, times } from '../svg.ts';

/** Water from `top` to `bottom`, with the sky in it and ripples that grow towards the reader. */
export function water(stage: Stage, top: number, bottom: number): readonly string[] {
  const { palette, width } = stage;
  const far = mix(palette.sky[2], palette.cool, 0.3);
  const near = mix(palette.deep, palette.sky[0], 0.35);
  return [rect(0, top, width, bottom - top, down(far, mix(far, near, 0.6), near))];
}

/** Ripples and glints on water; draw them over reflections. */
export function ripples(stage: Stage, top: number, bottom: number, count = 70): string {
  const { palette, random, width, unit } = stage;
  return times(count, () => {
    const depth = random.next() ** 1.3;
    const y = top + 4 + depth * (bottom - top);
    const x = random.between(-0.05, 1) * width;
    const length = (16 + depth * 110) * unit * random.between(0.5, 1.2);
    const bright = random.chance(0.6);
    return stroke(
      d`M${x} ${y}q${length / 4} ${-2 * depth * unit} ${length / 2} 0t${length / 2} 0`,
      bright ? lit(palette, palette.sky[2], 0.5) : palette.deep,
      (0.9 + depth * 2.4) * unit,
      { opacity: bright ? 0.5 : 0.25 },
    );
  });
}

/** What stands on the shore, turned over in the water. */
export function reflected(shore: number, content: readonly string[], opacity = 0.3): string {
  return group(content, { transform: `translate(0 ${round(shore * 2)}) scale(1 -1)`, opacity });
}

/** The glittering way of the sun or the moon on water. */
export function glitter(stage: Stage, x: number, top: number, bottom: number): string {
  const { palette, random, unit } = stage;
  return times(26, (index) => {
    const share = index / 26;
    const half = (8 + share * 60) * unit * random.between(0.5, 1);
    return ellipse(
      x + random.between(-30, 30) * share * unit,
      top + 3 + share * (bottom - top),
      half,
      (1 + share * 2.4) * unit,
      palette.sun,
      { opacity: 0.65 },
    );
  });
}

/** A rowing boat, `length` long, floating at (x, y). */
export function rowingBoat(stage: Stage, x: number, y: number, length: number): string {
  const { palette } = stage;
  const k = length / 100;
  const scale = `translate(${round(x)} ${round(y)}) scale(${round(k)})`;
  return group(
    [
      ellipse(0, 10, 48, 3.5, palette.ink, { opacity: 0.3 }),
      path('M-50 -10C-30 -5 30 -5 50 -12C46 4 36 10 28 10H-28C-38 10 -46 2 -50 -10Z', palette.accent),
      path('M-50 -10C-30 -5 30 -5 50 -12L48 -6C28 0 -30 1 -48 -4Z', palette.cream),
      rect(-18, -6, 10, 5, palette.third),
      rect(10, -6, 10, 5, palette.third),
      stroke('M-4 -14L-40 12M14 -14L40 14', palette.sand, 2.4),
    ],
    { transform: scale },
  );
}

/** A sailing boat, `height` tall, floating at (x, y). */
export function sailingBoat(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage;
  return group(
    [
      path('M2 -96L2 -16L40 -16C36 -46 22 -76 2 -96Z', palette.cream),
      path('M-2 -88L-2 -16L-30 -16C-26 -44 -16 -66 -2 -88Z', palette.accent),
      stroke('M0 -100V-6', palette.ink, 1.6),
      path('M-36 -10H42C38 2 30 6 22 6H-22C-30 6 -34 0 -36 -10Z', palette.third),
      path('M-36 -10H42L40 -5H-35Z', palette.cream),
      path('M0 8L-26 12L8 40Z', palette.cream, { opacity: 0.3 }),
    ],
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(height / 100)})` },
  );
}
