import type { Article, CoverImage } from '../../contract/schemas/article.ts';

/** Where a cover stands: in the column, over the article's width, over the page's, beside the title. */
export type CoverKind = 'column' | 'article' | 'full' | 'half';

/** An article's cover. */
export type Cover = {
  readonly kind: CoverKind;
  readonly src: string;
  /** Another cut for narrow screens. */
  readonly narrow: string | null;
  /** Measures of the picture, where it keeps its own shape. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly text: string | null;
};

type CoverFields = Pick<Article, 'headerType' | 'articleWidthCover' | 'coverImage' | 'coverImageText' | 'coverImageSet' | 'halfImage' | 'mobileImage43'>;

/** The cover that an article's header type asks for, or null where there is no picture. @spec §3 Article, headerType, coverImageSet, halfImage */
export function decideCover(article: CoverFields): Cover | null {
  const largest = article.coverImageSet.toSorted((one, other) => other.width - one.width).at(0);
  const src = article.coverImage ?? largest?.url ?? null;
  if (src === null) return null;
  const cover = { src, narrow: null, size: null, text: article.coverImageText };
  switch (article.headerType) {
    case 'full':
      return { ...cover, kind: 'full', narrow: article.mobileImage43 };
    case 'half':
      return { ...cover, kind: 'half', src: article.halfImage ?? src, narrow: article.mobileImage43 ?? src };
    case 'set':
      return { ...cover, kind: 'article', ...toOwnShape(largest) };
    case 'article-width':
      return { ...cover, kind: 'article' };
    case 'default':
      return { ...cover, kind: article.articleWidthCover ? 'article' : 'column' };
  }
}

/** A set says how large the picture is, so it can be shown whole. */
function toOwnShape(largest: CoverImage | undefined): Partial<Pick<Cover, 'src' | 'size'>> {
  return largest === undefined ? {} : { src: largest.url, size: { width: largest.width, height: largest.height } };
}
