import { IMAGE_WIDTHS_PX } from '../../config/constants.ts';
import { hasImageVariants, imageSrcSet, imageVariantUrl, toAssetUrl, type Format, type Size } from '../../lib/image-variants.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Cover } from './decide-cover.ts';

const FORMATS = ['avif', 'webp'] as const satisfies readonly Format[];
const NARROW_SIZES = ['xs', 's', 'm'] as const satisfies readonly Size[];

/** The cover's picture; it is the page's first, so it does not wait. The caption under it describes it. @spec §9 Image breakpoints */
export function CoverPicture({ cover }: { cover: Cover }) {
  if (cover.narrow !== null) return <TwoCuts src={cover.src} narrow={cover.narrow} widest={cover.kind === 'half' ? 'm' : 'l'} />;
  if (cover.size !== null) return <Picture src={cover.src} alt="" ratio="natural" sizes="full" {...cover.size} priority />;
  return <Picture src={cover.src} alt="" ratio={cover.kind === 'column' ? '3x2' : '16x9'} sizes={cover.kind === 'column' ? 'wide' : 'full'} priority />;
}

type TwoCutsProps = { src: string; narrow: string; widest: Size };

/** One cut for narrow screens and another one beyond; the place gives both their shape. */
function TwoCuts({ src, narrow, widest }: TwoCutsProps) {
  const { assetsBaseUrl } = useDisplaySettings();
  const toSource = (format: Format, picture: string, size: Size, isLast: boolean) => (
    <source
      key={`${format}-${size}-${isLast}`}
      type={`image/${format}`}
      media={isLast ? undefined : `(max-width:${IMAGE_WIDTHS_PX[size]}px)`}
      srcSet={imageSrcSet(picture, size, format, assetsBaseUrl)}
    />
  );
  const hasVariants = hasImageVariants(src) && hasImageVariants(narrow);
  return (
    <picture>
      {hasVariants && FORMATS.flatMap((format) => [...NARROW_SIZES.map((size) => toSource(format, narrow, size, false)), toSource(format, src, widest, true)])}
      <img src={toAssetUrl(hasVariants ? imageVariantUrl(src, { size: 'm', density: 1, format: 'jpg' }) : src, assetsBaseUrl)} alt="" width={1200} height={800} decoding="async" fetchPriority="high" />
    </picture>
  );
}
