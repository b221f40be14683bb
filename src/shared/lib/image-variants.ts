import { IMAGE_DENSITIES, IMAGE_WIDTHS_PX } from '../config/constants.ts';

/** Cuts of a picture: 4:3, square, 16:9, half-width portrait. */
export type Crop = '43' | '11' | '169' | 'half';
/** Sizes of a picture, by breakpoint. @spec §9 */
export type Size = keyof typeof IMAGE_WIDTHS_PX;
/** Pixel densities. @spec §9 */
export type Density = (typeof IMAGE_DENSITIES)[number];
/** Formats that variants are made in. */
export type Format = 'avif' | 'webp' | 'jpg';

/** One variant of a picture. */
export type ImageVariant = { size: Size; density: Density; format: Format };

/** An address of the image service, taken apart; without size it is the original or its crop. */
export type ImageAddress = {
  original: string;
  crop: Crop | null;
  size: Size | null;
  density: Density | null;
  format: Format | null;
};

const SIZES = Object.keys(IMAGE_WIDTHS_PX).join('|');
const DENSITIES = IMAGE_DENSITIES.join('|').replaceAll('.', '\\.');

// The image service opens files by these names: letters, digits, - and _ only, so no path can leave /uploads.
const ADDRESS = new RegExp(
  '^(?<original>/uploads(?:/[a-z0-9_-]+)+\\.(?:jpe?g|gif|png))' +
    '(?:/(?<crop>43|11|169|half))?' +
    `(?:/(?<size>${SIZES})-(?<density>${DENSITIES})x\\.(?<format>avif|webp|jpg))?$`,
);

/** Takes an address of the image service apart; null for anything that does not fit exactly. @spec §5 Image size variants */
export function parseImageVariant(path: string): ImageAddress | null {
  const groups = ADDRESS.exec(path)?.groups;
  if (groups?.['original'] === undefined) return null;
  return {
    original: groups['original'],
    crop: (groups['crop'] ?? null) as Crop | null,
    size: (groups['size'] ?? null) as Size | null,
    density: groups['density'] === undefined ? null : (Number(groups['density']) as Density),
    format: (groups['format'] ?? null) as Format | null,
  };
}

/** Whether a picture has size variants: an upload in jpg, jpeg, gif or png, or a crop of one. @spec §5 */
export function hasImageVariants(src: string): boolean {
  const address = parseImageVariant(src);
  return address !== null && address.size === null;
}

/** The address of a variant; `src` itself where it may not have any. @spec §5 §9 */
export function imageVariantUrl(src: string, { size, density, format }: ImageVariant): string {
  return hasImageVariants(src) ? `${src}/${size}-${density}x.${format}` : src;
}

/** A `srcset` by density for one size; empty where the picture has no variants. @spec §9 */
export function imageSrcSet(src: string, size: Size, format: Format, assetsBaseUrl = ''): string {
  if (!hasImageVariants(src)) return '';
  const base = toAssetUrl(src, assetsBaseUrl);
  return IMAGE_DENSITIES.map((density) => `${base}/${size}-${density}x.${format} ${density}x`).join(', ');
}

/** A `srcset` by width, to stand beside `sizes`; empty where the picture has no variants. @spec §9 */
export function responsiveSrcSet(src: string, format: Format, sizes: readonly Size[], assetsBaseUrl = ''): string {
  if (!hasImageVariants(src)) return '';
  const base = toAssetUrl(src, assetsBaseUrl);
  return sizes.map((size) => `${base}/${size}-1x.${format} ${IMAGE_WIDTHS_PX[size]}w`).join(', ');
}

/** Another cut of an uploaded picture; `src` itself where it has no cuts. */
export function cropUrl(src: string, crop: Crop): string {
  const address = parseImageVariant(src);
  return address === null || address.size !== null ? src : `${address.original}/${crop}`;
}

/** Puts the assets base URL before an upload's address; other addresses stay. @spec §5 Asset URLs */
export function toAssetUrl(src: string, assetsBaseUrl: string): string {
  return src.startsWith('/uploads') ? assetsBaseUrl.replace(/\/+$/, '') + src : src;
}
