import type { PictureRatio, PictureSize } from '../../ui/picture.tsx';

/** How a list item stands: over a column, in one, as a line of a list, small, or without a picture. */
export type CardVariant = 'lead' | 'card' | 'row' | 'compact' | 'text';

/** What a list item shows besides section, title and date. */
export type CardShape = {
  readonly picture: { readonly ratio: PictureRatio; readonly sizes: PictureSize } | null;
  /** The recommender and the highlighted sentence. */
  readonly lead: boolean;
  readonly authors: boolean;
  /** The newest children of a live blog. */
  readonly children: boolean;
};

/** The shape of each variant. */
export const CARD_SHAPES = {
  lead: { picture: { ratio: '16x9', sizes: 'wide' }, lead: true, authors: true, children: true },
  card: { picture: { ratio: '16x9', sizes: 'card' }, lead: false, authors: true, children: false },
  row: { picture: { ratio: '4x3', sizes: 'thumb' }, lead: true, authors: true, children: true },
  compact: { picture: { ratio: '1x1', sizes: 'thumb' }, lead: false, authors: false, children: false },
  text: { picture: null, lead: false, authors: false, children: false },
} as const satisfies Record<CardVariant, CardShape>;
