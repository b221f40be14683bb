import type { DocumentPage } from '../../shared/contract/schemas/front.ts';
import type { Database } from './database/open-database.ts';

/** Loads a document of a site, or null. One that is not active is for editors only. @spec §7 GET /api/docs/{slug} */
export async function loadDocument(database: Database, site: string, slug: string, { withInactive = false }: { withInactive?: boolean } = {}): Promise<DocumentPage | null> {
  const row = await database.selectFrom('documents').selectAll().where('site', '=', site).where('slug', '=', slug).executeTakeFirst();
  if (row === undefined || (!row.active && !withInactive)) return null;
  return { slug: row.slug, title: row.title, lead: row.lead, content: row.content_html, contentTree: row.content_tree, updatedAt: row.updated_at };
}
