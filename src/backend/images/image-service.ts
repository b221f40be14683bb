import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseImageVariant } from '../../shared/lib/image-variants.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { createConversionQueue } from './conversion-queue.ts';
import { makeVariant } from './make-variant.ts';
import { createOriginalReader } from './original-picture.ts';
import type { OriginalPicture } from './original-picture.ts';
import { toSoundContentType } from './sound-address.ts';
import { createVariantCache } from './variant-cache.ts';
import { planVariant } from './variant-plan.ts';
import type { VariantPlan } from './variant-plan.ts';

/** A file that may be sent, and as what. */
export type UploadFile = { readonly path: string; readonly contentType: string };

/** Finds the file behind an address under /uploads; a variant is made when it is first asked for. */
export type ImageService = {
  /** Null for an address that leads nowhere. @throws AppError OVERLOADED, INTERNAL */
  readonly find: (address: string) => Promise<UploadFile | null>;
};

export type ImageServiceOptions = {
  /** Holds `uploads/…`. */
  readonly uploadsFolder: string;
  readonly cacheFolder: string;
  readonly cacheMaxBytes: number;
  readonly conversionsAtOnce?: number;
  readonly conversionsWaiting?: number;
};

/** Makes the image service. @spec §5 §9 */
export function createImageService({ uploadsFolder, cacheFolder, cacheMaxBytes, conversionsAtOnce = 2, conversionsWaiting = 200 }: ImageServiceOptions): ImageService {
  // The queue decides how much runs side by side, not libvips within one picture; and each file is read once.
  sharp.concurrency(1);
  sharp.cache(false);
  const readOriginal = createOriginalReader();
  const cache = createVariantCache({ folder: cacheFolder, maxBytes: cacheMaxBytes });
  const queue = createConversionQueue({ atOnce: conversionsAtOnce, waiting: conversionsWaiting });
  const flights = new Map<string, Promise<string>>();

  async function findVariant(original: OriginalPicture, plan: VariantPlan): Promise<string> {
    const name = toVariantName(original, plan);
    const found = flights.get(name) ?? (await cache.find(name));
    if (found !== null) return found;
    const flight = flights.get(name) ?? startFlight(name, original, plan);
    return flight;
  }

  function startFlight(name: string, original: OriginalPicture, plan: VariantPlan): Promise<string> {
    const flight = queue(() => cache.store(name, (path) => convert(original, plan, path))).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  return {
    async find(address) {
      const sound = toSoundContentType(address);
      if (sound !== null) return findSound(join(uploadsFolder, address), sound);
      const parsed = parseImageVariant(address);
      const original = parsed === null ? null : await readOriginal(join(uploadsFolder, parsed.original));
      if (parsed === null || original === null) return null;
      if (parsed.crop === null && parsed.size === null) return { path: original.path, contentType: `image/${original.kind}` };
      const plan = planVariant(parsed, original);
      return { path: await findVariant(original, plan), contentType: `image/${plan.format}` };
    },
  };
}

async function findSound(path: string, contentType: string): Promise<UploadFile | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? { path, contentType } : null;
}

async function convert(original: OriginalPicture, plan: VariantPlan, path: string): Promise<void> {
  try {
    await makeVariant(original.path, plan, path);
  } catch (cause) {
    throw new AppError('INTERNAL', `The picture ${original.path} cannot be converted: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The same for the same picture in the same form, and another one when the file changes. */
function toVariantName({ path, revision }: OriginalPicture, { width, height, isCut, format }: VariantPlan): string {
  return `${createHash('sha256').update(`${path}\n${revision}\n${width}x${height}\n${isCut}`).digest('hex')}.${format}`;
}
