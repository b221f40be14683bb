import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/**
 * Gives a post the place in its live blog that it belongs to now, or takes it away: public posts that are not pinned have
 * one, counted from the oldest. The newer ones move by one, so a change near the newest end writes few rows. The caller
 * holds the blog's row (`touchParents`), so that writers of one blog follow one another.
 */
export async function placePost(trx: Database, postId: number): Promise<void> {
  const held = await trx.selectFrom('live_places').select(['parent_id', 'pub_date']).where('post_id', '=', postId).executeTakeFirst();
  const wanted = await trx.selectFrom('public_posts').select(['parent_id', 'pub_date']).where('post_id', '=', postId).where('pinned', '=', false).executeTakeFirst();
  if (held?.parent_id === wanted?.parent_id && held?.pub_date === wanted?.pub_date) return;
  if (held !== undefined) await leavePlace(trx, postId);
  if (wanted !== undefined) await takePlace(trx, postId, wanted);
}

async function leavePlace(trx: Database, postId: number): Promise<void> {
  const { parent_id, position } = await trx.deleteFrom('live_places').where('post_id', '=', postId).returning(['parent_id', 'position']).executeTakeFirstOrThrow();
  await trx.updateTable('live_places').set(({ eb }) => ({ position: eb('position', '-', 1) })).where('parent_id', '=', parent_id).where('position', '>', position).execute();
}

async function takePlace(trx: Database, post_id: number, { parent_id, pub_date }: { parent_id: number; pub_date: number }): Promise<void> {
  const older = await trx
    .selectFrom('live_places')
    .select('position')
    .where('parent_id', '=', parent_id)
    .where(sql<boolean>`(pub_date, post_id) < (${pub_date}, ${post_id})`)
    .orderBy('pub_date', 'desc')
    .orderBy('post_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const position = (older?.position ?? 0) + 1;
  await trx.updateTable('live_places').set(({ eb }) => ({ position: eb('position', '+', 1) })).where('parent_id', '=', parent_id).where('position', '>=', position).execute();
  await trx.insertInto('live_places').values({ post_id, parent_id, pub_date, position }).execute();
}

/** Counts the places of some live blogs anew, for a change of many posts at once. */
export async function renumberPlaces(trx: Database, parentIds: readonly number[]): Promise<void> {
  if (parentIds.length === 0) return;
  const ids = sql`any(${[...parentIds]}::int[])`;
  await sql`delete from live_places where parent_id = ${ids}`.execute(trx);
  await sql`
    insert into live_places (post_id, parent_id, pub_date, position)
    select post_id, parent_id, pub_date, row_number() over (partition by parent_id order by pub_date, post_id)
    from public_posts where not pinned and parent_id = ${ids}`.execute(trx);
}
