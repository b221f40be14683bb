import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PushMessage } from '../../shared/contract/schemas/push.ts';
import type { PushTopic } from '../../shared/contract/push-topics.ts';
import type { Database } from './database/open-database.ts';
import type { PushSubscription } from '../push/client-token.ts';

/** A message on its way to one browser. */
export type PushDelivery = PushSubscription & { readonly messageId: number; readonly subscriptionId: number; readonly tries: number; readonly createdAt: number; readonly title: string; readonly body: string; readonly url: string };

/** Whose subscription is meant. */
export type PushPlace = { readonly site: string; readonly subscription: PushSubscription };

const DAY = 86_400;

/** The topics that a browser takes; none for one that is not known, or whose secret is another. */
export async function loadPushTopics(database: Database, { site, subscription }: PushPlace): Promise<string[]> {
  const row = await database
    .selectFrom('push_subscriptions')
    .select('topics')
    .where('site', '=', site)
    .where('endpoint_hash', '=', toHash(subscription.endpoint))
    .where('auth', '=', subscription.auth)
    .executeTakeFirst();
  return row?.topics ?? [];
}

/** Adds a topic to those of a browser; the keys are those that it has now. */
export async function addPushTopic(database: Database, { site, subscription, topic, now }: PushPlace & { topic: PushTopic; now: number }): Promise<void> {
  const row = { ...subscription, updated_at: now };
  await database
    .insertInto('push_subscriptions')
    .values({ ...row, site, endpoint_hash: toHash(subscription.endpoint), topics: [topic] })
    .onConflict((conflict) => conflict.columns(['site', 'endpoint_hash']).doUpdateSet({ ...row, topics: sql<string[]>`array_append(array_remove(push_subscriptions.topics, ${topic}::text), ${topic}::text)` }))
    .execute();
}

/** Takes a topic from those of a browser, or all of them; one without a topic is forgotten, with what is on its way to it. */
export async function removePushTopic(database: Database, { site, subscription, topic }: PushPlace & { topic: string | null }): Promise<void> {
  const left = topic === null ? [] : (await loadPushTopics(database, { site, subscription })).filter((one) => one !== topic);
  const hash = toHash(subscription.endpoint);
  if (left.length === 0) await database.deleteFrom('push_subscriptions').where('site', '=', site).where('endpoint_hash', '=', hash).where('auth', '=', subscription.auth).execute();
  else await database.updateTable('push_subscriptions').set({ topics: left }).where('site', '=', site).where('endpoint_hash', '=', hash).where('auth', '=', subscription.auth).execute();
}

/** Writes a message and puts it in the queue of everybody who takes its topic, in one transaction. @returns how many they are */
export async function queuePush(database: Database, { site, message, now }: { site: string; message: PushMessage; now: number }): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('push_messages').values({ ...message, site, created_at: now }).returning('id').executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('push_deliveries')
      .columns(['message_id', 'subscription_id', 'due_at'])
      .expression(({ selectFrom }) =>
        selectFrom('push_subscriptions')
          .select(({ ref }) => [sql<number>`${id}::bigint`.as('message_id'), ref('id').as('subscription_id'), sql<number>`${now}::bigint`.as('due_at')])
          .where('site', '=', site)
          .where(sql<boolean>`${message.topic}::text = any(topics)`),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows ?? 0n);
  });
}

/**
 * Takes deliveries that are due, for a while: whoever dies on the way leaves them to the next, and two processes never
 * hold the same one.
 */
export async function claimDeliveries(database: Database, { now, holdSeconds, limit }: { now: number; holdSeconds: number; limit: number }): Promise<PushDelivery[]> {
  const { rows } = await sql<PushDelivery>`
    with taken as (
      update push_deliveries d set due_at = ${now}::bigint + ${holdSeconds}::bigint, tries = d.tries + 1
      from (select message_id, subscription_id from push_deliveries where due_at <= ${now}::bigint order by due_at limit ${limit}::int for update skip locked) due
      where d.message_id = due.message_id and d.subscription_id = due.subscription_id
      returning d.message_id, d.subscription_id, d.tries
    )
    select t.message_id as "messageId", t.subscription_id as "subscriptionId", t.tries, m.created_at as "createdAt", m.title, m.body, m.url, s.endpoint, s.p256dh, s.auth
    from taken t join push_messages m on m.id = t.message_id join push_subscriptions s on s.id = t.subscription_id`.execute(database);
  return rows;
}

/** A delivery that is done, or given up. */
export async function endDelivery(database: Database, { messageId, subscriptionId }: PushDelivery): Promise<void> {
  await database.deleteFrom('push_deliveries').where('message_id', '=', messageId).where('subscription_id', '=', subscriptionId).execute();
}

/** A delivery that is tried again at a later time. */
export async function postponeDelivery(database: Database, { messageId, subscriptionId }: PushDelivery, dueAt: number): Promise<void> {
  await database.updateTable('push_deliveries').set({ due_at: dueAt }).where('message_id', '=', messageId).where('subscription_id', '=', subscriptionId).execute();
}

/** A browser that its push service does not know any more. */
export async function forgetSubscription(database: Database, subscriptionId: number): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
}

/** Forgets messages of which nothing is on its way. */
export async function prunePushMessages(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('push_messages')
    .where('created_at', '<', now - DAY)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('push_deliveries').select('message_id').whereRef('message_id', '=', 'push_messages.id'))))
    .execute();
}

function toHash(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
