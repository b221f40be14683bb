import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from './original-picture.ts';
import type { VariantPlan } from './variant-plan.ts';

const TIMEOUT_SECONDS = 30;
/** What transparent parts become in a format without transparency. */
const PAPER = '#ffffff';

/** Makes a variant of a picture and writes it to a file. Of an animated picture it takes the first frame, of a damaged one what is left. */
export async function makeVariant(originalPath: string, plan: VariantPlan, targetPath: string): Promise<void> {
  const source = sharp(originalPath, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'none', sequentialRead: true }).timeout({ seconds: TIMEOUT_SECONDS });
  const fitted = source.autoOrient().resize(plan.width, plan.height, plan.isCut ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' });
  await toFormat(fitted, plan.format).toFile(targetPath);
}

/** Quality against time: at effort 2, AVIF takes about as long as WebP. */
function toFormat(picture: Sharp, format: VariantPlan['format']): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 72 });
    case 'jpeg':
      return picture.flatten({ background: PAPER }).jpeg({ quality: 76, progressive: true, mozjpeg: false });
    case 'png':
      return picture.png();
  }
}
