import { IMAGE_WIDTHS_PX } from '../../shared/config/constants.ts';
import type { Crop, ImageAddress } from '../../shared/lib/image-variants.ts';
import type { OriginalPicture } from './original-picture.ts';

/** Width by height of each cut. */
const RATIOS: Readonly<Record<Crop, number>> = { '43': 4 / 3, '11': 1, '169': 16 / 9, half: 2 / 3 };

/** A cut without a size keeps what the original has, up to the largest variant. */
const MAX_CROP_WIDTH_PX = 4800;

/** How a variant is made. Addresses that come to the same plan share one file. */
export type VariantPlan = { readonly width: number; readonly height: number; readonly isCut: boolean; readonly format: 'avif' | 'webp' | 'jpeg' | 'png' };

/** Decides measures and format of a variant; nothing is ever enlarged. @spec §9 Image srcsets */
export function planVariant({ crop, size, density, format }: ImageAddress, original: OriginalPicture): VariantPlan {
  const cut = crop === null ? original : toLargestCut(original, RATIOS[crop]);
  const wanted = size === null ? MAX_CROP_WIDTH_PX : Math.round(IMAGE_WIDTHS_PX[size] * (density ?? 1));
  const width = Math.min(wanted, cut.width);
  return {
    width,
    height: Math.max(1, Math.round((width * cut.height) / cut.width)),
    isCut: crop !== null,
    format: format === null ? (original.kind === 'jpeg' ? 'jpeg' : 'png') : format === 'jpg' ? 'jpeg' : format,
  };
}

function toLargestCut({ width, height }: { width: number; height: number }, ratio: number): { width: number; height: number } {
  return width / height > ratio ? { width: Math.max(1, Math.round(height * ratio)), height } : { width, height: Math.max(1, Math.round(width / ratio)) };
}
