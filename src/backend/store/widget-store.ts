import type { ResultWidget, ResultWidgetDraft } from '../../shared/contract/schemas/result-widget.ts';
import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { Database } from './database/open-database.ts';
import { requireSite } from './newsroom/require-site.ts';
import { appendPurge } from './purge-store.ts';

/** Which widget is written, with what, and when (unix seconds). */
export type WidgetWrite = { readonly site: string; readonly slug: string; readonly draft: ResultWidgetDraft; readonly now: number };

/** Loads a result widget of a site, or null. @spec §2.4 */
export async function loadResultWidget(database: Database, site: string, slug: string): Promise<ResultWidget | null> {
  const row = await database.selectFrom('result_widgets').selectAll().where('site', '=', site).where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) return null;
  return { slug: row.slug, title: row.title, source: row.source, updatedAt: row.updated_at, content: row.content, links: row.links };
}

/** Writes a widget, a new one or over the old one, in one transaction. @throws NOT_FOUND for an unknown site */
export async function saveResultWidget(database: Database, write: WidgetWrite): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, write.site);
    const row = toWidgetRow(write);
    await trx.insertInto('result_widgets').values(row).onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet(row)).execute();
    const purged = [`result-widget:${write.slug}`];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now: write.now }), purged };
  });
}

/** A widget as its table has it. */
export function toWidgetRow({ site, slug, draft: { title, source, content, links }, now }: WidgetWrite) {
  return { site, slug, title, source, content: JSON.stringify(content), links: JSON.stringify(links), updated_at: now };
}
