import { IMAGE_WIDTHS_PX } from '../config/constants.ts';
import { cropUrl, hasImageVariants, imageSrcSet, imageVariantUrl, toAssetUrl, type Crop, type Format, type Size } from '../lib/image-variants.ts';
import { useDisplaySettings } from './display-settings.tsx';
import styles from './picture.module.css';

/** Shapes of a picture; `natural` keeps its own, from `width` and `height`. */
export type PictureRatio = '3x2' | '16x9' | '4x3' | '1x1' | 'natural';

/** How large a picture is shown: beside a title, in a column, over the main column, over the page. */
export type PictureSize = 'thumb' | 'card' | 'wide' | 'full';

type PictureProps = {
  /** Address of an upload or of a picture elsewhere; null shows a quiet surface in columns and nothing in other sizes. */
  src: string | null;
  alt: string;
  ratio: PictureRatio;
  sizes: PictureSize;
  /** The page's first picture: fetched before others. */
  priority?: boolean;
  /** Of the original, where known. */
  width?: number | undefined;
  height?: number | undefined;
};

type Shape = { readonly crop: Crop | null; readonly width: number; readonly height: number };

const SHAPES = {
  '3x2': { crop: null, width: 1200, height: 800 },
  '16x9': { crop: '169', width: 1200, height: 675 },
  '4x3': { crop: '43', width: 1200, height: 900 },
  '1x1': { crop: '11', width: 375, height: 375 },
  natural: { crop: null, width: 1200, height: 800 },
} as const satisfies Record<PictureRatio, Shape>;

/** The variant for each width of the screen: up to a breakpoint its own, beyond the last named one that one. @spec §9 */
const VARIANTS = {
  thumb: ['xs'],
  card: ['xs', 's'],
  wide: ['xs', 's', 'm'],
  full: ['xs', 's', 'm', 'l'],
} as const satisfies Record<PictureSize, readonly Size[]>;

/** A picture that takes its room before it is there, in the format and density that fit. @spec §5 §9 Image breakpoints */
export function Picture({ src, alt, ratio, sizes, priority = false, width, height }: PictureProps) {
  const { assetsBaseUrl } = useDisplaySettings();
  if (src === null) return hasPlaceholder(sizes) ? <span className={styles[`r${ratio}`]} /> : null;

  const shape = SHAPES[ratio];
  const cut = shape.crop === null ? src : cropUrl(src, shape.crop);
  const hasVariants = hasImageVariants(cut);
  const known = ratio === 'natural' && width !== undefined && height !== undefined;
  return (
    <picture className={styles[`r${ratio}`]}>
      {hasVariants && FORMATS.map((format) => toSources(cut, sizes, format, assetsBaseUrl))}
      <img
        src={toAssetUrl(hasVariants ? imageVariantUrl(cut, toFallback(sizes)) : cut, assetsBaseUrl)}
        alt={alt}
        width={known ? width : shape.width}
        height={known ? height : shape.height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

const FORMATS = ['avif', 'webp'] as const satisfies readonly Format[];

/** One source a breakpoint; the widest has no condition. */
function toSources(src: string, sizes: PictureSize, format: Format, assetsBaseUrl: string) {
  const variants = VARIANTS[sizes];
  return variants.map((size, index) => (
    <source
      key={`${format}-${size}`}
      type={`image/${format}`}
      media={index === variants.length - 1 ? undefined : `(max-width:${IMAGE_WIDTHS_PX[size]}px)`}
      srcSet={sizes === 'thumb' ? toAssetUrl(imageVariantUrl(src, { size, density: 1, format }), assetsBaseUrl) : imageSrcSet(src, size, format, assetsBaseUrl)}
    />
  ));
}

/** For browsers that know neither format; a thumb's smallest variant is already three times as wide as it is shown. */
function toFallback(sizes: PictureSize) {
  return { size: sizes === 'thumb' ? 'xs' : 'm', density: 1, format: 'jpg' } as const;
}

function hasPlaceholder(sizes: PictureSize): boolean {
  return sizes === 'card' || sizes === 'wide';
}
