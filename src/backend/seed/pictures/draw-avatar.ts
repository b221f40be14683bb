import { mix } from './colour.ts';
import { toDrawing, type Drawing } from './drawing.ts';
import { out } from './gradient.ts';
import { decideFeminine } from './given-names.ts';
import { createPalette, type Palette } from './palette.ts';
import { bust } from './parts/bust.ts';
import { createBustLook } from './parts/bust-look.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { at, circle, d, rect, stroke, times } from './svg.ts';

const SIZE = 800;

function backdrop(palette: Palette, random: Random): readonly string[] {
  const ground = random.pick([
    palette.second,
    palette.cool,
    palette.leaf,
    palette.sand,
    mix(palette.accent, palette.cream, 0.35),
    mix(palette.third, palette.cream, 0.4),
  ]);
  const light = mix(ground, palette.cream, 0.35);
  const centre = random.between(300, 500);
  const pattern = random.pick(['rings', 'dots', 'rays', 'disc']);
  const rings = times(5, (index) => circle(centre, 380, 150 + index * 90, 'none', { stroke: light, 'stroke-width': 16, opacity: 0.5 }));
  const dots = times(100, (index) => circle(40 + (index % 10) * 80, 40 + Math.floor(index / 10) * 80, 10, light, { opacity: 0.6 }));
  const rays = times(18, (index) =>
    stroke(d`M${centre} 400L${centre + Math.cos((index / 9) * Math.PI) * 800} ${400 + Math.sin((index / 9) * Math.PI) * 800}`, light, 34, {
      opacity: 0.4,
    }),
  );
  const patterns = { rings, dots, rays, disc: circle(400, 400, 320, light) } as const satisfies Record<typeof pattern, string>;
  return [rect(0, 0, SIZE, SIZE, ground), patterns[pattern], rect(0, 0, SIZE, SIZE, out([palette.ink, 0, 0.5], [palette.ink, 0.18, 1]))];
}

/** Draws a friendly head-and-shoulders picture; the same name always gets the same face. */
export function drawAvatar(name: string): Drawing {
  const random = createRandom(`avatar ${name}`);
  const palette = createPalette(hashText(name), 'noon');
  const look = createBustLook(palette, random, decideFeminine(name));
  const content = [...backdrop(palette, random), at(400 + random.between(-14, 14), 352, 2.7, bust(look, palette))];
  return toDrawing(content, { width: SIZE, height: SIZE }, { width: SIZE, height: SIZE, format: 'jpeg' });
}
