import type { Article, ArticleSummary } from '../../shared/contract/schemas/article.ts';
import { loadRelations } from './article-relations.ts';
import { BODY_COLUMNS, JOINED_COLUMNS, SUMMARY_COLUMNS, toArticle, toSummary } from './article-rows.ts';
import type { Database } from './database/open-database.ts';

/** Loads an article by its slug, in whatever state it is: whether it may be seen decides `isArticleVisible`. Null when the site does not have it. */
export async function loadArticleBySlug(database: Database, site: string, slug: string): Promise<Article | null> {
  const row = await selectWhole(database)
    .where('articles.slug', '=', slug)
    .where(({ exists, selectFrom }) => exists(selectFrom('article_sites').whereRef('article_id', '=', 'articles.id').where('site', '=', site).select('site')))
    .executeTakeFirst();
  if (row === undefined) return null;
  const relations = (await loadRelations(database, [row.id])).get(row.id);
  return relations === undefined ? null : toArticle(row, relations);
}

/** The same by id. */
export async function loadArticleById(database: Database, site: string, id: number): Promise<Article | null> {
  const [article] = await loadArticles(database, [id]);
  return article !== undefined && (article.originatingSite === site || article.mirroringSites.includes(site)) ? article : null;
}

/** An article's newest version, and by whose switch it may be hidden. */
export type ArticleVersionRow = { readonly v: number; readonly updatedAt: number; readonly public: boolean; readonly section: string };

/** An article's newest version number and whether readers may see it; null when the site does not have it. */
export async function loadArticleVersion(database: Database, site: string, slug: string): Promise<ArticleVersionRow | null> {
  const row = await database
    .selectFrom('articles')
    .innerJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .innerJoin('article_sites', 'article_sites.article_id', 'articles.id')
    .select(['version', 'updated_at', 'articles.active', 'released', 'super_tags.active as section_active', 'super_tags.slug as section'])
    .where('articles.slug', '=', slug)
    .where('article_sites.site', '=', site)
    .executeTakeFirst();
  return row === undefined ? null : { v: row.version, updatedAt: row.updated_at, public: row.active && row.released && row.section_active, section: row.section };
}

/** Summaries of some articles in the order of their ids, in two queries; an id that does not exist is left out. */
export async function loadSummaries(database: Database, ids: readonly number[]): Promise<ArticleSummary[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('articles')
    .innerJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .leftJoin('reactions', 'reactions.article_id', 'articles.id')
    .select([...SUMMARY_COLUMNS, ...JOINED_COLUMNS])
    .where('articles.id', 'in', [...ids])
    .execute();
  const relations = await loadRelations(database, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const owned = relations.get(id);
    return row === undefined || owned === undefined ? [] : [toSummary(row, owned)];
  });
}

/** Whole articles in the order of their ids. */
export async function loadArticles(database: Database, ids: readonly number[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  const rows = await selectWhole(database).where('articles.id', 'in', [...ids]).execute();
  const relations = await loadRelations(database, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const owned = relations.get(id);
    return row === undefined || owned === undefined ? [] : [toArticle(row, owned)];
  });
}

function selectWhole(database: Database) {
  return database
    .selectFrom('articles')
    .innerJoin('super_tags', 'super_tags.id', 'articles.main_super_tag_id')
    .leftJoin('reactions', 'reactions.article_id', 'articles.id')
    .leftJoin('images', 'images.path', 'articles.cover_image')
    // By itself the planner may read all articles up to the parent to join it; the limit makes it look each one up.
    .leftJoinLateral(
      ({ selectFrom }) => selectFrom('articles as parent').select(['slug', 'title', 'pub_date']).whereRef('parent.id', '=', 'articles.parent_id').limit(1).as('parents'),
      (join) => join.onTrue(),
    )
    .select([...SUMMARY_COLUMNS, ...BODY_COLUMNS, ...JOINED_COLUMNS])
    .select(['images.width as cover_width', 'images.height as cover_height'])
    .select(['parents.slug as parent_slug', 'parents.title as parent_title', 'parents.pub_date as parent_pub_date']);
}
