import type { Edition } from '../../config/editions/edition.ts';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { toHeadImage } from '../../lib/head.ts';
import type { HeadImage } from '../../lib/head-data.ts';

/** The picture of a list's share card: the first that the list has. */
export function toListPicture(edition: Edition, articles: readonly ArticleSummary[]): HeadImage | null {
  const first = articles.find(({ coverImage }) => coverImage !== null);
  return first?.coverImage == null ? null : toHeadImage(edition, first.coverImage, first.title);
}
