import type { Edition } from '../config/editions/edition.ts';
import { cropUrl, hasImageVariants, imageVariantUrl, toAssetUrl } from './image-variants.ts';
import type { HeadData, HeadImage } from './head-data.ts';
import type { Site } from './site.ts';

/** What a page says of itself; everything but place and title has a default. */
export type HeadOptions = {
  readonly edition: Edition;
  /** Canonical path of the page with its query. */
  readonly path: string;
  /** Without the publication's name, which is added. */
  readonly title: string;
  readonly description?: string | null;
  readonly image?: HeadImage | null;
  readonly robots?: string | null;
  readonly ogType?: HeadData['ogType'];
  readonly language?: HeadData['language'];
  readonly properties?: HeadData['properties'];
  readonly alternates?: HeadData['alternates'];
  readonly feeds?: HeadData['feeds'];
  /** Absolute, where the page is a copy of another one; null where it has no address (errors). */
  readonly canonical?: string | null;
};

const SHARE_IMAGE_SIZE = { width: 1200, height: 675 };

/** What search engines may show of a page that they may show. */
export const INDEXABLE = 'max-image-preview:large';

/** The head of a page. The title ends with the publication's name, except on the front page, which says it itself. */
export function createHead(options: HeadOptions): HeadData {
  const { edition, path, title } = options;
  return {
    title: path === '/' ? title : `${title} – ${edition.name}`,
    description: options.description ?? null,
    canonical: options.canonical === undefined ? absoluteUrl(edition, path) : options.canonical,
    robots: options.robots === undefined ? INDEXABLE : options.robots,
    language: options.language ?? 'hu',
    siteName: edition.name,
    ogType: options.ogType ?? 'website',
    image: options.image ?? null,
    properties: options.properties ?? [],
    feeds: options.feeds ?? [],
    alternates: options.alternates ?? [],
  };
}

/** An address with host: uploads from the edition's assets, paths from its origin; absolute addresses stay. */
export function absoluteUrl(edition: Pick<Edition, 'origin' | 'assetsBaseUrl'>, path: string): string {
  const address = toAssetUrl(path, edition.assetsBaseUrl);
  if (/^https?:\/\//i.test(address)) return address;
  // Without the slash a path would become a part of the host's name.
  return edition.origin + (address.startsWith('/') ? address : `/${address}`);
}

/** The picture of share cards, 1200 px wide in 16:9; one that is not an upload goes as it is. @spec §5 Asset URLs */
export function toHeadImage(edition: Edition, src: string, alt: string): HeadImage {
  const cut = cropUrl(src, '169');
  if (!hasImageVariants(cut)) return { url: absoluteUrl(edition, src), width: null, height: null, alt };
  const variant = imageVariantUrl(cut, { size: 'l', density: 1, format: 'jpg' });
  return { url: absoluteUrl(edition, variant), ...SHARE_IMAGE_SIZE, alt };
}

/** What robots may do with a page: copies for the app, for pictures of pages and for editors are not for indexes. */
export function decideRobots(site: Pick<Site, 'mode' | 'app' | 'screenshot'>, isIndexable = true): string {
  return site.app || site.screenshot || site.mode === 'preview' || !isIndexable ? 'noindex' : INDEXABLE;
}
