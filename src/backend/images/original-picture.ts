import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_KIND_BYTES, sniffPictureKind } from './picture-kind.ts';
import type { PictureKind } from './picture-kind.ts';

/** Larger pictures are not decoded: a file of a few kilobytes can claim gigabytes of pixels. */
export const MAX_PICTURE_PIXELS = 64_000_000;

/** An uploaded picture; width and height as it is shown, after its EXIF orientation. `revision` changes with the file. */
export type OriginalPicture = { readonly path: string; readonly revision: string; readonly kind: PictureKind; readonly width: number; readonly height: number };

const REMEMBERED = 2000;

/** Reads originals' headers, and remembers them until the files change. */
export function createOriginalReader() {
  const known = new Map<string, OriginalPicture>();

  /** Null where there is no such file, or where it is no picture that we take. */
  return async function readOriginal(path: string): Promise<OriginalPicture | null> {
    const head = await readHead(path);
    if (head === null) return null;
    const remembered = known.get(path);
    if (remembered?.revision === head.revision) return remembered;
    const measures = await readMeasures(path);
    if (measures === null) return null;
    const original = { path, ...head, ...measures };
    known.delete(path);
    known.set(path, original);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return original;
  };
}

async function readHead(path: string): Promise<Pick<OriginalPicture, 'revision' | 'kind'> | null> {
  const file = await openExisting(path);
  if (file === null) return null;
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PICTURE_KIND_BYTES), 0, PICTURE_KIND_BYTES, 0);
    const kind = sniffPictureKind(buffer.subarray(0, bytesRead));
    return kind === null ? null : { revision: `${stat.size}-${stat.mtimeMs}`, kind };
  } finally {
    await file.close();
  }
}

async function openExisting(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(String(error.code))) return null;
    throw error;
  }
}

async function readMeasures(path: string): Promise<Pick<OriginalPicture, 'width' | 'height'> | null> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    // A broken header or too many pixels: no picture for our readers, whatever the reason.
    return null;
  }
}
