import type { ArticleSummary, ChildArticle } from '../../contract/schemas/article.ts';
import { articlePath } from '../../lib/canonical-path.ts';
import { livePostPath } from '../../lib/live-blog-path.ts';
import { toOutsideAddress } from '../../lib/outside-address.ts';

/** Where a list item leads; `outside` ones open in a new tab. */
export type ArticleLink = { readonly href: string; readonly outside: boolean };

type Linked = Pick<ArticleSummary, 'ctUrl' | 'mainSuperTag' | 'pubDate' | 'slug'>;

/** Where an article's title leads: to the sponsor where it has an address there, else to its page; null for neither. @spec §2.3 ctUrl */
export function toArticleLink({ ctUrl, mainSuperTag, pubDate, slug }: Linked): ArticleLink | null {
  const sponsor = toOutsideAddress(ctUrl);
  if (sponsor !== null) return { href: sponsor, outside: true };
  return mainSuperTag === null ? null : { href: articlePath({ pubDate, slug, mainSuperTag }), outside: false };
}

/** Where an article's child leads: a live blog's post to its place in the live blog, another one to its own page. */
export function toChildHref(parent: Linked & Pick<ArticleSummary, 'type'>, child: ChildArticle): string | null {
  if (parent.mainSuperTag === null) return null;
  const { mainSuperTag } = parent;
  if (parent.type === 'liveblog') return livePostPath(articlePath({ pubDate: parent.pubDate, slug: parent.slug, mainSuperTag }), child.id);
  return articlePath({ pubDate: child.pubDate, slug: child.slug, mainSuperTag });
}
