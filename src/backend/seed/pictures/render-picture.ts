import sharp from 'sharp';
import type { Drawing } from './drawing.ts';
import { createRandom } from './random.ts';

const GRAIN_SIZE = 256;

/** A tile of faint noise: it gives flat colours the tooth of paper, and costs less than a filter in the SVG. */
function createGrain(): Buffer {
  const random = createRandom('grain');
  const tile = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4);
  for (let offset = 0; offset < tile.length; offset += 4) {
    tile.fill(random.chance(0.5) ? 255 : 0, offset, offset + 3);
    tile[offset + 3] = Math.floor(random.next() * 12);
  }
  return tile;
}

const grain = createGrain();

/** Renders a drawing into the bytes of a real JPEG or PNG file. */
export async function renderPicture(drawing: Drawing): Promise<Buffer> {
  const flat = sharp(Buffer.from(drawing.svg)).flatten({ background: '#ffffff' });
  switch (drawing.format) {
    case 'png':
      return flat.png({ compressionLevel: 6 }).toBuffer();
    case 'jpeg':
      return flat
        .composite([{ input: grain, raw: { width: GRAIN_SIZE, height: GRAIN_SIZE, channels: 4 }, tile: true }])
        .jpeg({ quality: 82, progressive: true })
        .toBuffer();
  }
}
