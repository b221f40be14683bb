import type { Article } from '../../shared/contract/schemas/article.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import { decideBlogSteps, type BlogStep, type DeskBlog, type DeskPost } from './decide-blog-steps.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';
import { CORRECTION_MARK, toLiveHtml, type LiveText } from './posts/live-text.ts';

/** What the desks work with; `now` in unix seconds. */
export type DeskParts = { readonly api: NewsroomApi; readonly random: () => number; readonly now: () => number };

const PER_PAGE = 50;

/** Does what is due on the demo's live blog; nothing where the site is not the demo's or the blog is not live any more. */
export async function workOnLiveBlog(parts: DeskParts, texts: readonly LiveText[]): Promise<BlogStep[]> {
  const { api } = parts;
  const marker = await loadMarker(api);
  const blog = marker?.liveBlog == null ? null : await loadBlog(api, marker.liveBlog);
  if (blog === null || blog.type !== 'liveblog' || !blog.live) return [];
  const steps = decideBlogSteps(await loadPosts(api, blog.id, texts.length), texts, parts.random);
  for (const step of steps) await perform(parts, blog, step, texts);
  return steps;
}

async function loadBlog(api: NewsroomApi, slug: string): Promise<Article | null> {
  try {
    return await api.article({ params: { slug } });
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The newest posts, until one page ends with somebody else's; the pinned ones, which stand in no page, where they belong by their age. */
async function loadPosts(api: NewsroomApi, id: number, textCount: number): Promise<DeskBlog> {
  const posts = new Map<number, DeskPost & { readonly at: number }>();
  for (let page = 1; ; page += 1) {
    const { items, pinnedItems, totalItems } = await api.articleItems({ params: { id: String(id) }, query: { perPage: PER_PAGE, page } });
    const toDeskPost = (article: Article, pinned: boolean) => ({ id: article.id, text: toTextIndex(article.slug, textCount), pinned, isCorrected: article.content.includes(CORRECTION_MARK), at: article.pubDate });
    for (const post of [...items.map((article) => toDeskPost(article, false)), ...pinnedItems.map((article) => toDeskPost(article, true))]) posts.set(post.id, post);
    const last = items.at(-1);
    if (items.length === PER_PAGE && last !== undefined && toTextIndex(last.slug, textCount) !== null) continue;
    return { posts: [...posts.values()].toSorted((one, other) => other.at - one.at || other.id - one.id), total: totalItems + pinnedItems.length };
  }
}

/** Posts of the desk are known by their slugs. */
function toSlug(now: number, text: number): string {
  return `gatnaplo-${now.toString(36)}-${text}`;
}

/** Which text a post of the desk has; null for a post of somebody else, or of a text that is no more. */
function toTextIndex(slug: string, textCount: number): number | null {
  const [, digits] = /^gatnaplo-[a-z0-9]+-(\d{1,4})$/.exec(slug) ?? [];
  return digits !== undefined && Number(digits) < textCount ? Number(digits) : null;
}

async function perform({ api, now }: DeskParts, blog: Article, step: BlogStep, texts: readonly LiveText[]): Promise<void> {
  switch (step.kind) {
    case 'publish': {
      const text = requireText(texts, step.text);
      await api.newsroomArticleCreate({
        body: {
          type: 'liveblogpost',
          slug: toSlug(now(), step.text),
          title: text.title,
          authors: [text.author],
          content: toLiveHtml(text, false),
          parentId: blog.id,
          mainSuperTag: blog.mainSuperTag?.slug ?? '',
          originatingSite: blog.originatingSite ?? '',
          mirroringSites: blog.mirroringSites,
        },
      });
      return;
    }
    case 'correct':
      await api.newsroomArticleUpdate({ params: { id: String(step.id) }, body: { content: toLiveHtml(requireText(texts, step.text), true) } });
      return;
    case 'pin':
    case 'unpin':
      await api.newsroomArticleUpdate({ params: { id: String(step.id) }, body: { pinned: step.kind === 'pin' } });
      return;
    case 'withdraw':
      await api.newsroomArticleWithdraw({ params: { id: String(step.id) } });
      return;
  }
}

function requireText(texts: readonly LiveText[], index: number): LiveText {
  const text = texts[index];
  if (text === undefined) throw new Error(`There is no text ${index} among the ${texts.length} of the live blog.`);
  return text;
}
