import { AppError } from '../../../shared/lib/errors.ts';
import type { ArticleDraft, ArticlePatch } from '../../../shared/contract/schemas/newsroom.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { saveReaction } from '../reaction-store.ts';
import { applyPatch, createState } from './article-state.ts';
import type { ArticleState } from './article-state.ts';
import { loadArticleState } from './load-article-state.ts';
import { toPurgeKeys } from './purge-keys.ts';
import { isListed, refreshListEntries } from './refresh-list-entries.ts';
import { writeArticle } from './write-article.ts';
import type { HtmlCleaner } from './write-article.ts';

/** What every write needs: the cleaner of article HTML and the time, in unix seconds. `updatedAt` is for imports. */
export type WriteOptions = { readonly clean: HtmlCleaner; readonly now: number; readonly updatedAt?: number };

/** Where an article stands after a write, and which cached entries it made stale. */
export type ArticleWritten = { readonly id: number; readonly slug: string; readonly version: number; readonly sequence: number; readonly purged: string[]; readonly hard: boolean };

/** Creates an article in one transaction. @throws INVALID_INPUT, CONFLICT */
export async function createArticle(database: Database, draft: ArticleDraft, options: WriteOptions): Promise<ArticleWritten> {
  return database.transaction().execute((trx) => createArticleWithin(trx, draft, options));
}

/** The same as a part of a larger transaction. */
export async function createArticleWithin(trx: Database, draft: ArticleDraft, options: WriteOptions): Promise<ArticleWritten> {
  const state = createState(draft, options.now);
  const written = await saveState(trx, { id: null, version: 1, before: null, state, updatedAt: options.updatedAt ?? state.pubDate }, options);
  if (draft.facebookEngagement != null) await saveReaction(trx, written.id, draft.facebookEngagement, options.now);
  return written;
}

/** Changes an article's given fields in one transaction; the others stay. @throws NOT_FOUND, INVALID_INPUT, CONFLICT */
export async function updateArticle(database: Database, id: number, patch: ArticlePatch, options: WriteOptions): Promise<ArticleWritten> {
  return database.transaction().execute(async (trx) => {
    const stored = await loadArticleState(trx, id);
    if (stored === null) throw new AppError('NOT_FOUND', `There is no article ${id} to change.`, { detail: { id } });
    const state = applyPatch(stored.state, patch);
    const written = await saveState(trx, { id, version: stored.version + 1, before: stored.state, state, updatedAt: options.updatedAt ?? options.now }, options);
    if (patch.facebookEngagement != null) await saveReaction(trx, id, patch.facebookEngagement, options.now);
    return written;
  });
}

/** Takes an article off the site; it stays in the database. @throws NOT_FOUND */
export async function withdrawArticle(database: Database, id: number, options: WriteOptions): Promise<ArticleWritten> {
  return updateArticle(database, id, { active: false }, options);
}

type Save = { id: number | null; version: number; before: ArticleState | null; state: ArticleState; updatedAt: number };

async function saveState(trx: Database, { id: known, version, before, state, updatedAt }: Save, options: WriteOptions): Promise<ArticleWritten> {
  const { clean, now } = options;
  const parents = await touchParents(trx, [before?.parentId ?? null, state.parentId], options.updatedAt ?? now);
  const parentVersion = parents.find(({ id }) => id === state.parentId)?.version ?? null;
  const wasListed = known !== null && (await isListed(trx, known));
  const id = await writeArticle(trx, { id: known, version, state, updatedAt, parentVersion }, { clean, now });
  await refreshListEntries(trx, [id], now);
  const states = before === null ? [state] : [before, state];
  const listed = wasListed || (await isListed(trx, id));
  const purged = toPurgeKeys({ id, states, listed, parents, hasEpisode: await hasEpisode(trx, id) });
  const hard = before !== null && ((before.active && !state.active) || before.slug !== state.slug);
  const sequence = await appendPurge(trx, { keys: purged, hard, now });
  return { id, slug: state.slug, version, sequence, purged, hard };
}

/** A change of a post is a change of its live blog: readers of that ask for its version. */
async function touchParents(trx: Database, parentIds: readonly (number | null)[], at: number): Promise<{ id: number; slug: string; version: number }[]> {
  const ids = [...new Set(parentIds.filter((id) => id !== null))];
  if (ids.length === 0) return [];
  const parents = await trx
    .updateTable('articles')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: eb.fn<number>('greatest', ['updated_at', eb.val(at)]) }))
    .where('id', 'in', ids)
    .returning(['id', 'slug', 'version'])
    .execute();
  if (parents.length !== ids.length) throw new AppError('INVALID_INPUT', `There is no article ${ids.join(' or ')} to be a parent.`, { detail: { ids } });
  return parents;
}

async function hasEpisode(trx: Database, articleId: number): Promise<boolean> {
  return (await trx.selectFrom('episodes').select('id').where('article_id', '=', articleId).limit(1).executeTakeFirst()) !== undefined;
}
