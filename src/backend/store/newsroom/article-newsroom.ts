import { AppError } from '../../../shared/lib/errors.ts';
import type { ArticleDraft, ArticlePatch } from '../../../shared/contract/schemas/newsroom.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { saveReaction } from '../reaction-store.ts';
import { applyPatch, createState } from './article-state.ts';
import type { ArticleState } from './article-state.ts';
import { placePost } from './live-places.ts';
import { loadArticleState } from './load-article-state.ts';
import { toPurgeKeys } from './purge-keys.ts';
import { hasEpisode, isListed, refreshListEntries } from './refresh-list-entries.ts';
import { recordChange, touchParents } from './touch-parents.ts';
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
  await recordChange(trx, id, parents);
  if (parents.length > 0) await placePost(trx, id);
  const nowListed = await isListed(trx, id);
  const purged = toPurgeKeys({ id, before, after: state, wasListed, isListed: nowListed, parents, hasEpisode: await hasEpisode(trx, id) });
  const hard = before !== null && (isHidden(before, state) || (wasListed && !nowListed));
  const sequence = await appendPurge(trx, { keys: purged, hard, now });
  return { id, slug: state.slug, version, sequence, purged, hard };
}

/** Whether readers of the earlier state must not see it any more, not even for want of a newer one. */
function isHidden(before: ArticleState, after: ArticleState): boolean {
  const sites = [after.originatingSite, ...after.mirroringSites];
  return (before.active && !after.active) || before.slug !== after.slug || [before.originatingSite, ...before.mirroringSites].some((site) => !sites.includes(site));
}
