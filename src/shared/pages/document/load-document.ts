import { NEWSLETTER_DOCUMENT } from '../../config/newsletter.ts';
import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import type { NewsletterFormData } from '../../features/newsletter/newsletter-data.ts';
import { cleanArticleHtml } from '../../lib/article-html/clean-article-html.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';
import type { LoadContext } from '../page.ts';

/** What a document's page shows. */
export type DocumentPageData = {
  readonly path: string;
  readonly title: string;
  readonly lead: string | null;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly tree: ContentTree;
  /** The form under the document of newsletters; null under every other. */
  readonly newsletter: NewsletterFormData | null;
};

/** Loads a document. @throws NOT_FOUND where there is none of this name */
export async function loadDocument({ site, params }: Pick<LoadContext, 'site' | 'params'>): Promise<DocumentPageData> {
  const slug = params['slug'] ?? '';
  const [document, newsletter] = await Promise.all([site.api.document({ params: { slug } }), slug === NEWSLETTER_DOCUMENT ? loadNewsletterForm(site) : null]);
  const { title, lead, updatedAt, content, contentTree } = document;
  return { path: `/dokumentum/${encodeURIComponent(document.slug)}`, title, lead, updatedAt, tree: contentTree ?? cleanArticleHtml(content).tree, newsletter };
}

/** Null where the backend offers no lists: the document stands without a form. */
async function loadNewsletterForm({ api }: Pick<Site, 'api'>): Promise<NewsletterFormData | null> {
  try {
    const { items } = await api.newsletterLists();
    return items.length === 0 ? null : { lists: items, refused: null };
  } catch (error) {
    if (isMissingCall(error)) return null;
    throw error;
  }
}
