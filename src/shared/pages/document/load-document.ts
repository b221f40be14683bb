import type { ContentTree } from '../../contract/schemas/content-tree.ts';
import { cleanArticleHtml } from '../../lib/article-html/clean-article-html.ts';
import type { LoadContext } from '../page.ts';

/** What a document's page shows. */
export type DocumentPageData = {
  readonly path: string;
  readonly title: string;
  readonly lead: string | null;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly tree: ContentTree;
};

/** Loads a document. @throws NOT_FOUND where there is none of this name */
export async function loadDocument({ site, params }: LoadContext): Promise<DocumentPageData> {
  const { slug, title, lead, updatedAt, content, contentTree } = await site.api.document({ params: { slug: params['slug'] ?? '' } });
  return { path: `/dokumentum/${encodeURIComponent(slug)}`, title, lead, updatedAt, tree: contentTree ?? cleanArticleHtml(content).tree };
}
