import { AppError } from '../../../shared/lib/errors.ts';
import type { ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import { isUniqueViolation } from '../database/database-error.ts';
import type { Database } from '../database/open-database.ts';
import { saveSearchRows } from '../search/save-search-rows.ts';
import { loadTaxa } from '../taxonomy-store.ts';
import type { Taxa } from '../taxonomy-store.ts';
import type { ArticleState } from './article-state.ts';
import { toArticleColumns } from './article-columns.ts';
import { toSearchText } from './search-text.ts';

/** A body made safe: as HTML for feeds and as a tree for pages. */
export type CleanedHtml = { readonly html: string; readonly tree: ContentTree; readonly paragraphCount: number };
/** Makes an article's HTML safe. */
export type HtmlCleaner = (html: string) => CleanedHtml;

/** What is written: a state as a version of an article; `id` null makes a new one. */
export type ArticleWrite = {
  readonly id: number | null;
  readonly version: number;
  readonly state: ArticleState;
  readonly updatedAt: number;
  readonly parentVersion: number | null;
};

/**
 * Writes an article's row, its relations, its version and its search vector; lists and purges are the caller's.
 * @throws INVALID_INPUT for slugs that nobody has, CONFLICT for a slug that is taken.
 */
export async function writeArticle(trx: Database, write: ArticleWrite, { clean, now }: { clean: HtmlCleaner; now: number }): Promise<number> {
  const { state } = write;
  const taxa = await requireTaxa(trx, state);
  const body = clean(state.content);
  const columns = toArticleColumns({ write, mainSuperTagId: idOf(taxa.superTags, state.mainSuperTag), body, now });
  const id = await saveRow(trx, write.id, columns);
  await replaceRelations(trx, id, state, taxa);
  await trx.insertInto('article_versions').values({ article_id: id, version: write.version, parent_version: write.parentVersion, written_at: now, snapshot: JSON.stringify(state) }).execute();
  // A post is a part of its live blog and found by no search.
  if (state.type !== 'liveblogpost') await saveSearchRows(trx, [{ id, pubDate: state.pubDate, text: toSearchText(state, taxa, body.tree) }]);
  return id;
}

async function requireTaxa(trx: Database, state: ArticleState): Promise<Taxa> {
  const taxa = await loadTaxa(trx, { superTags: [state.mainSuperTag, ...state.superTags], tags: state.tags, authors: [...state.authors, ...state.contributors] });
  const sites = [state.originatingSite, ...state.mirroringSites];
  const known = await trx.selectFrom('sites').select('slug').where('slug', 'in', sites).execute();
  const unknown = [...taxa.unknown, ...sites.filter((site) => known.every(({ slug }) => slug !== site))];
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', `The article ${state.slug} names what does not exist: ${unknown.join(', ')}.`, { detail: { unknown } });
  return taxa;
}

async function saveRow(trx: Database, id: number | null, columns: ReturnType<typeof toArticleColumns>): Promise<number> {
  try {
    if (id === null) return (await trx.insertInto('articles').values(columns).returning('id').executeTakeFirstOrThrow()).id;
    await trx.updateTable('articles').set(columns).where('id', '=', id).execute();
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'articles_slug_key')) throw new AppError('CONFLICT', `There is another article with the slug ${columns.slug}.`, { detail: { slug: columns.slug }, cause: error });
    throw error;
  }
}

async function replaceRelations(trx: Database, id: number, state: ArticleState, taxa: Taxa): Promise<void> {
  for (const table of ['article_sites', 'article_authors', 'article_super_tags', 'article_tags', 'article_flags'] as const) {
    await trx.deleteFrom(table).where('article_id', '=', id).execute();
  }
  const article_id = id;
  await trx.insertInto('article_sites').values([...new Set([state.originatingSite, ...state.mirroringSites])].map((site) => ({ article_id, site }))).execute();
  const people = (['author', 'contributor'] as const).flatMap((role) =>
    [...new Set(role === 'author' ? state.authors : state.contributors)].map((slug, position) => ({ article_id, role, author_id: idOf(taxa.authors, slug), position })),
  );
  const superTags = [...new Set(state.superTags)].map((slug, position) => ({ article_id, super_tag_id: idOf(taxa.superTags, slug), position }));
  const tags = [...new Set(state.tags)].map((slug, position) => ({ article_id, tag_id: idOf(taxa.tags, slug), position }));
  const flags = [...new Set(state.flags)].map((flag) => ({ article_id, flag }));
  if (people.length > 0) await trx.insertInto('article_authors').values(people).execute();
  if (superTags.length > 0) await trx.insertInto('article_super_tags').values(superTags).execute();
  if (tags.length > 0) await trx.insertInto('article_tags').values(tags).execute();
  if (flags.length > 0) await trx.insertInto('article_flags').values(flags).execute();
}

function idOf(rows: readonly { id: number; slug: string }[], slug: string): number {
  const row = rows.find((one) => one.slug === slug);
  if (row === undefined) throw new Error(`No row for ${slug}, which was looked up before.`);
  return row.id;
}
