import { ARTICLE_PATH_TIME_ZONE } from '../config/constants.ts';
import { toZonedTime } from './zoned-time.ts';

/** What an article's address is made of. */
export type ArticleAddress = { pubDate: number; slug: string; mainSuperTag: { slug: string } };

/**
 * The canonical path of an article. The date is read in one zone for both editions, so that an article mirrored near
 * midnight has one address. @spec §2.1 §4 §9
 */
export function articlePath({ pubDate, slug, mainSuperTag }: ArticleAddress): string {
  const { year, month, day } = toZonedTime(pubDate, ARTICLE_PATH_TIME_ZONE);
  const date = `${digits(year, 4)}/${digits(month, 2)}/${digits(day, 2)}`;
  return `/${encodeURIComponent(mainSuperTag.slug)}/${date}/${encodeURIComponent(slug)}`;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
