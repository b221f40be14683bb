import { importJWK, jwtVerify } from 'jose';
import webPush from 'web-push';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPushService, type TestPushService } from '../../../test/support/push-service.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createBackendLogger } from '../logger.ts';
import { parseClientToken } from '../push/client-token.ts';
import { createSendPush } from '../push/create-send-push.ts';
import { addPushTopic, loadPushTopics, prunePushMessages, queuePush } from '../store/push-store.ts';
import { sendDuePushes } from './push-sender.ts';

const SITE = 'lapszel';
const MESSAGE = { topic: 'fontos', title: 'Tetőzik a Tisza', body: 'Élőben követjük.', url: '/belfold/2026/11/21/arviz' } as const;
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:szerkesztoseg@lapszel.example' };
const send = createSendPush(vapid, () => {});

let opened: TestDatabase;
let service: TestPushService;
let now = 1_795_258_800;
beforeAll(async () => {
  [opened, service] = await Promise.all([createTestDatabase('demo'), startPushService()]);
});
afterAll(async () => {
  await service.close();
  await opened.close();
});
beforeEach(() => service.answerWith(201));
afterEach(async () => void (await opened.database.deleteFrom('push_subscriptions').execute()));

/** A browser that takes the topic. */
async function subscribe(site = SITE) {
  const browser = service.addBrowser();
  const subscription = parseClientToken(browser.clientToken, { allowsLoopback: true });
  await addPushTopic(opened.database, { site, subscription, topic: 'fontos', now });
  return { ...browser, subscription };
}

const queue = () => queuePush(opened.database, { site: SITE, message: MESSAGE, now });
const sendAll = () => sendDuePushes({ database: opened.database, send, now: () => now, logger: createBackendLogger('silent') }, new AbortController().signal);
const countWaiting = async () => (await opened.database.selectFrom('push_deliveries').selectAll().execute()).length;

test('every browser of the site gets the message once, encrypted for it and signed by us', async () => {
  const [one, two, elsewhere] = [await subscribe(), await subscribe(), await subscribe('erdely')];
  expect(await queue()).toBe(2);
  await sendAll();
  await sendAll();
  for (const { received } of [one, two]) {
    expect(received.map(({ text }) => JSON.parse(text))).toEqual([{ title: MESSAGE.title, body: MESSAGE.body, url: MESSAGE.url }]);
    expect(received[0]?.body.includes('Tisza')).toBe(false);
  }
  expect(elsewhere.received).toEqual([]);
  expect(await countWaiting()).toBe(0);

  const headers = one.received[0]?.headers;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', 'ttl': '43200', 'urgency': 'high' });
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers?.authorization)) ?? [];
  expect(key).toBe(vapid.publicKey);
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }, 'ES256');
  expect((await jwtVerify(token, publicKey, { audience: service.origin })).payload.sub).toBe(vapid.subject);
});

test.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
  const { subscription } = await subscribe();
  await queue();
  service.answerWith(status);
  await sendAll();
  expect(await loadPushTopics(opened.database, { site: SITE, subscription })).toEqual([]);
  expect(await countWaiting()).toBe(0);
});

test('a browser with keys that are none is forgotten, and keeps nobody else from the message', async () => {
  const broken = await subscribe();
  await opened.database.updateTable('push_subscriptions').set({ p256dh: Buffer.alloc(65, 4).toString('base64url') }).execute();
  const sound = await subscribe();
  await queue();
  await sendAll();
  expect(sound.received).toHaveLength(1);
  expect(await loadPushTopics(opened.database, { site: SITE, subscription: broken.subscription })).toEqual([]);
});

test('what fails is tried again, later and later, and given up in the end', async () => {
  const { received, subscription } = await subscribe();
  await queue();
  service.answerWith(503);
  const before = service.countRequests();
  await sendAll();
  await sendAll();
  expect(service.countRequests() - before).toBe(1);
  const waits: number[] = [];
  for (let tries = 1; tries < 8; tries += 1) {
    const { due_at } = await opened.database.selectFrom('push_deliveries').select('due_at').executeTakeFirstOrThrow();
    waits.push(due_at - now);
    now = due_at;
    await sendAll();
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920]);
  expect(await countWaiting()).toBe(0);
  expect(received).toEqual([]);
  expect(await loadPushTopics(opened.database, { site: SITE, subscription })).toEqual(['fontos']);
});

test('the service is back: the message comes', async () => {
  const { received } = await subscribe();
  await queue();
  service.answerWith(429);
  await sendAll();
  service.answerWith(201);
  now += 30;
  await sendAll();
  expect(received).toHaveLength(1);
});

test('where a service leads elsewhere nobody follows', async () => {
  await subscribe();
  await queue();
  service.answerWith(307);
  await sendAll();
  expect(await countWaiting()).toBe(1);
});

test('what a process took and did not finish is taken up by the next', async () => {
  const { received } = await subscribe();
  await queue();
  const dying = sendDuePushes({ database: opened.database, send: () => Promise.reject(new Error('killed')), now: () => now, logger: createBackendLogger('silent') }, new AbortController().signal);
  await expect(dying).rejects.toThrow('killed');
  await sendAll();
  expect(received).toHaveLength(0);
  now += 61;
  await sendAll();
  expect(received).toHaveLength(1);
});

test('messages of which nothing waits are forgotten after a day', async () => {
  await subscribe();
  await queue();
  now += 86_401;
  await prunePushMessages(opened.database, now);
  expect(await opened.database.selectFrom('push_messages').select('id').execute()).toHaveLength(1);
  await sendAll();
  await prunePushMessages(opened.database, now);
  expect(await opened.database.selectFrom('push_messages').select('id').execute()).toEqual([]);
});
