import { PUSH_TOPICS } from '../../shared/contract/push-topics.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { parseClientToken, type PushSubscription } from '../push/client-token.ts';
import { addPushTopic, loadPushTopics, queuePush, removePushTopic } from '../store/push-store.ts';
import type { CallQuery } from './call-query.ts';
import type { Handler, HandlerParts } from './handler.ts';

const DONE = { body: { ok: true }, keys: [] } as const;

/** GET /api/push: what a browser needs to subscribe. */
export const handlePushSettings: Handler<'pushSettings'> = async ({ push }) => ({ body: { publicKey: push.publicKey }, keys: ['push'] });

/** GET /api/subscriptions: the topics of a browser. @spec §7 */
export const handlePushSubscriptions: Handler<'pushSubscriptions'> = async (parts, { site, query }) => ({
  body: { topics: await loadPushTopics(parts.database, { site, subscription: parseSubscription(parts, query) }) },
  keys: [],
});

/** POST /api/subscriptions: a browser takes a topic. @spec §7 */
export const handlePushSubscribe: Handler<'pushSubscribe'> = async ({ database, now, push }, { site, body: { clientToken, topic } }) => {
  requirePush(push);
  await addPushTopic(database, { site, subscription: parseClientToken(clientToken, push), topic, now: now() });
  return DONE;
};

/** DELETE /api/subscriptions: a browser gives up a topic, or all where none is named. @spec §7 */
export const handlePushUnsubscribe: Handler<'pushUnsubscribe'> = async (parts, { site, query }) => {
  const topic = query.first('topic');
  if (topic !== undefined && !PUSH_TOPICS.some((known) => known === topic)) throw new AppError('INVALID_INPUT', `The topics are ${PUSH_TOPICS.join(', ')}.`);
  await removePushTopic(parts.database, { site, subscription: parseSubscription(parts, query), topic: topic ?? null });
  return DONE;
};

/** POST /api/newsroom/push: to all browsers of the site that take the topic. */
export const handlePushSend: Handler<'newsroomPushSend'> = async ({ database, now, push }, { site, body }) => {
  requirePush(push);
  return { body: { queued: await queuePush(database, { site, message: body, now: now() }) }, keys: [] };
};

function parseSubscription({ push }: HandlerParts, query: CallQuery): PushSubscription {
  return parseClientToken(query.first('clientToken') ?? '', push);
}

function requirePush({ publicKey }: HandlerParts['push']): void {
  if (publicKey === null) throw new AppError('NOT_IMPLEMENTED', 'Push is switched off: set PUSH=1 and the VAPID keys (docs/SETTINGS.md).');
}
