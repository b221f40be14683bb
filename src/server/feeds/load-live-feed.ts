import { FEED_MAX_ITEMS } from '../../shared/config/feeds.ts';
import { feedTexts } from '../../shared/config/texts-feeds.ts';
import { articlePath } from '../../shared/lib/canonical-path.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { feedPath } from '../../shared/lib/feed-path.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import type { Site } from '../../shared/lib/site.ts';
import { isArticleOfSite, isArticleVisible } from '../../shared/lib/visibility.ts';
import type { Feed } from './feed.ts';
import { toFeedFrame } from './feed-frame.ts';
import { toPostItem } from './feed-item.ts';

/** Loads the feed of a live blog: its newest posts. @throws NOT_FOUND for an article that is none, or not for these readers */
export async function loadLiveFeed({ api, edition, viewer, now }: Site, slug: string): Promise<Feed> {
  const path = feedPath({ kind: 'liveBlog', slug });
  const blog = await api.article({ params: { slug } });
  const section = blog.mainSuperTag;
  if (blog.type !== 'liveblog' || !isArticleOfSite(blog, edition.slug) || section === null || !isArticleVisible(blog, viewer, now())) throw notFound(path);

  const { items, pinnedItems } = await api.articleItems({ params: { id: String(blog.id) }, query: { perPage: FEED_MAX_ITEMS } });
  const pagePath = articlePath({ pubDate: blog.pubDate, slug: blog.slug, mainSuperTag: section });
  const posts = [...new Map([...pinnedItems, ...items].map((post) => [post.id, post])).values()]
    .filter((post) => isArticleVisible(post, viewer, now()))
    .toSorted((one, other) => other.pubDate - one.pubDate || other.id - one.id)
    .slice(0, FEED_MAX_ITEMS)
    .map((post) => toPostItem(edition, post, pagePath));
  if (posts.length === 0) throw notFound(path);
  return {
    ...toFeedFrame(edition, path, posts),
    title: feedTexts.titles.liveBlog(edition.name, blog.title),
    description: blog.ogDescription ?? blog.lead ?? blog.title,
    language: blog.english || section.slug === 'english' ? 'en' : edition.locale,
    pageUrl: absoluteUrl(edition, pagePath),
  };
}
