import { IMAGE_WIDTHS_PX } from '../../shared/config/constants.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Article, ArticleSummary } from '../../shared/contract/schemas/article.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { cropUrl, hasImageVariants, imageVariantUrl } from '../../shared/lib/image-variants.ts';
import type { FeedItem, FeedPicture } from './feed.ts';

const RATIO = 16 / 9;

type Pictured = Pick<ArticleSummary, 'coverImage' | 'coverImageText'> & Partial<Pick<Article, 'coverImageSet'>>;
type Measures = { readonly width: number; readonly height: number };

/** An article's cover for feeds: in 16:9, large and as a thumbnail, each with the measures it really has. */
export function toFeedPicture(edition: Edition, { coverImage, coverImageText: text, coverImageSet = [] }: Pictured): FeedItem['picture'] {
  if (coverImage === null) return null;
  const cut = cropUrl(coverImage, '169');
  if (!hasImageVariants(cut)) {
    const foreign = { url: absoluteUrl(edition, coverImage), type: null, width: null, height: null };
    return { ...foreign, text, thumbnail: foreign };
  }
  const original = coverImageSet.find(({ url }) => url === coverImage) ?? null;
  const toVariant = (size: 'l' | 's'): FeedPicture => ({
    url: absoluteUrl(edition, imageVariantUrl(cut, { size, density: 1, format: 'jpg' })),
    type: 'image/jpeg',
    ...toMeasures(IMAGE_WIDTHS_PX[size], original),
  });
  return { ...toVariant('l'), text, thumbnail: toVariant('s') };
}

/** Variants are never larger than their original. */
function toMeasures(wanted: number, original: Measures | null): Measures {
  const cutWidth = original === null ? wanted : Math.min(original.width, Math.round(original.height * RATIO));
  const width = Math.min(wanted, cutWidth);
  return { width, height: Math.round(width / RATIO) };
}
