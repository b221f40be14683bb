import type { Database } from './database/open-database.ts';

/** How often an article was reacted to and shared; null when the site does not have it. @spec §7 GET /api/articles/facebook/reaction */
export async function loadReaction(database: Database, site: string, slug: string): Promise<{ count: number } | null> {
  const row = await database
    .selectFrom('articles')
    .innerJoin('article_sites', 'article_sites.article_id', 'articles.id')
    .leftJoin('reactions', 'reactions.article_id', 'articles.id')
    .select('reactions.count')
    .where('articles.slug', '=', slug)
    .where('article_sites.site', '=', site)
    .executeTakeFirst();
  return row === undefined ? null : { count: row.count ?? 0 };
}

/** Sets an article's count. It makes no new version: counts change all day. */
export async function saveReaction(database: Database, articleId: number, count: number, now: number): Promise<void> {
  await database
    .insertInto('reactions')
    .values({ article_id: articleId, count, updated_at: now })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ count, updated_at: now }))
    .execute();
}
