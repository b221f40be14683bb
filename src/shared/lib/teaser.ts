import { LIST_TITLE_MAX_CHARS } from '../config/constants.ts';
import type { ArticleSummary } from '../contract/schemas/article.ts';
import { articlePath } from './canonical-path.ts';
import { toOutsideAddress } from './outside-address.ts';
import { truncate } from './truncate.ts';

/** An article as a link under another one: the little of it that such a link shows. */
export type Teaser = {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  /** It leads to a sponsor. @spec §2.3 ctUrl */
  readonly outside: boolean;
  readonly image: string | null;
  readonly publishedAt: number;
  readonly english: boolean;
};

/** One answer of the backend stands under thousands of articles: its teasers are made once. */
const made = new WeakMap<ArticleSummary, Teaser | null>();

/** The teasers of those articles that have an address. */
export function toTeasers(articles: readonly ArticleSummary[]): Teaser[] {
  return articles.map(toTeaser).filter((teaser) => teaser !== null);
}

function toTeaser(article: ArticleSummary): Teaser | null {
  const known = made.get(article);
  if (known !== undefined) return known;
  const link = toLink(article);
  const teaser = link === null ? null : { ...link, ...toShown(article) };
  made.set(article, teaser);
  return teaser;
}

function toShown({ id, title, recommendedBoxImage, coverImage, pubDate, english }: ArticleSummary) {
  return { id, title: truncate(title, LIST_TITLE_MAX_CHARS), image: recommendedBoxImage ?? coverImage, publishedAt: pubDate, english };
}

function toLink({ ctUrl, mainSuperTag, pubDate, slug }: ArticleSummary): Pick<Teaser, 'href' | 'outside'> | null {
  const sponsor = toOutsideAddress(ctUrl);
  if (sponsor !== null) return { href: sponsor, outside: true };
  return mainSuperTag === null ? null : { href: articlePath({ pubDate, slug, mainSuperTag }), outside: false };
}
