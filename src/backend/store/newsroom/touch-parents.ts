import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';

/** An article whose child changed, at the version that this made. */
export type TouchedParent = { readonly id: number; readonly slug: string; readonly version: number; /** Whether every page knows it as a sponsored article. */ readonly pr: boolean };

/**
 * Makes a new version of some articles, since a change of a child is one of its parent: readers of a live blog ask for
 * its version. Their rows are held until the transaction ends. @throws INVALID_INPUT for a parent that is not there
 */
export async function touchParents(trx: Database, parentIds: readonly (number | null)[], at: number): Promise<TouchedParent[]> {
  const ids = [...new Set(parentIds.filter((id) => id !== null))];
  if (ids.length === 0) return [];
  // In the order of their ids, so that two writers who need the same rows wait instead of blocking each other.
  await trx.selectFrom('articles').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const parents = await trx
    .updateTable('articles')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: eb.fn<number>('greatest', ['updated_at', eb.val(at)]) }))
    .where('id', 'in', ids)
    .returning(({ exists, selectFrom }) => [
      'id', 'slug', 'version',
      exists(selectFrom('article_flags').whereRef('article_id', '=', 'articles.id').where('flag', '=', 'pr').select('flag')).$castTo<boolean>().as('pr'),
    ])
    .execute();
  if (parents.length !== ids.length) throw new AppError('INVALID_INPUT', `There is no article ${ids.join(' or ')} to be a parent.`, { detail: { ids } });
  return parents;
}

/** Writes down which versions of its parents a post made, so that "what changed since v" can be answered. */
export async function recordChange(trx: Database, postId: number, parents: readonly TouchedParent[]): Promise<void> {
  if (parents.length === 0) return;
  await trx.insertInto('live_changes').values(parents.map(({ id, version }) => ({ parent_id: id, version, post_id: postId }))).execute();
}
