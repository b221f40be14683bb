import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredImage } from '../../store/image-store.ts';
import { drawAvatar } from '../pictures/draw-avatar.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { Drawing } from '../pictures/drawing.ts';
import { renderPicture } from '../pictures/render-picture.ts';

const POOL_SIZE = 2;

/** The demo's pictures by name, drawn and with an address; files come with `renderPictures`. */
export type SeedPictures = {
  readonly addressOf: (key: string) => string;
  readonly sizeOf: (key: string) => { width: number; height: number };
  readonly all: readonly { readonly address: string; readonly drawing: Drawing }[];
};

/** Draws the pictures and portraits that the demo shows. An author's key is `author:` and the slug. */
export function drawSeedPictures({ pictures, authors, now }: { pictures: readonly string[]; authors: readonly { slug: string; name: string }[]; now: number }): SeedPictures {
  const month = new Date(now * 1000).toISOString().slice(0, 7).replace('-', '/');
  const drawn = new Map<string, { address: string; drawing: Drawing }>();
  for (const key of new Set(pictures)) {
    const drawing = drawPicture(key);
    drawn.set(key, { drawing, address: `/uploads/${month}/${key}.${toExtension(drawing)}` });
  }
  for (const { slug, name } of authors) {
    const drawing = drawAvatar(name);
    drawn.set(`author:${slug}`, { drawing, address: `/uploads/authors/${slug}.${toExtension(drawing)}` });
  }
  const find = (key: string) => {
    const found = drawn.get(key);
    if (found === undefined) throw new Error(`The picture ${key} is shown but was not drawn.`);
    return found;
  };
  return { addressOf: (key) => find(key).address, sizeOf: (key) => find(key).drawing, all: [...drawn.values()] };
}

/** Renders pictures into files under a folder, two at a time; what is there already is kept. */
export async function renderSeedPictures(pictures: SeedPictures, folder: string, onProgress: (done: number, total: number) => void): Promise<StoredImage[]> {
  const queue = [...pictures.all];
  const images: StoredImage[] = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      images.push(await renderToFile(next, folder));
      onProgress(images.length, pictures.all.length);
    }
  };
  await Promise.all(Array.from({ length: POOL_SIZE }, work));
  return images;
}

async function renderToFile({ address, drawing }: SeedPictures['all'][number], folder: string): Promise<StoredImage> {
  const path = join(folder, address);
  if (!existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    // By way of another name, so that an interrupted run leaves no half picture behind.
    await writeFile(`${path}.part`, await renderPicture(drawing));
    await rename(`${path}.part`, path);
  }
  const { size } = await stat(path);
  return { path: address, width: drawing.width, height: drawing.height, bytes: size, mime: `image/${drawing.format}` };
}

function toExtension({ format }: Drawing): string {
  return format === 'png' ? 'png' : 'jpg';
}
