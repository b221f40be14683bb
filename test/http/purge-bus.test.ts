import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from 'redis';
import { findRedisServer, startRedis, type RedisServer } from '../../scripts/check/redis.ts';
import { createBackendLogger } from '../../src/backend/logger.ts';
import { startPurgeBus, type PurgeBus } from '../../src/backend/outbox/purge-bus.ts';
import type { Purge } from '../../src/backend/store/purge-store.ts';
import { createEdgeLog } from '../../src/server/logger.ts';
import { listenToPurgeBus } from '../../src/server/purging/purge-bus.ts';
import type { PurgeMessage } from '../../src/server/purging/purge-message.ts';
import { PURGE_CHANNEL } from '../../src/shared/contract/purge-channel.ts';
import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import { startPurging } from '../../src/server/purging/start-purging.ts';
import { change, publish } from '../support/newsroom.ts';
import { request } from '../support/request.ts';
import { startTestBackend } from '../support/start-backend.ts';
import { startEdge } from '../support/start-edge.ts';

const program = findRedisServer();
/** Long enough for a server to come back and for the waits between tries. */
const SOON = { timeout: 10_000, interval: 10 };
const PUB_DATE = 1_763_700_000;

describe.skipIf(program === null)('the purge bus', () => {
  let redis: RedisServer;
  let log: Purge[];
  let heard: PurgeMessage[];
  let listening: number;
  let publisher: PurgeBus;
  let listener: { readonly stop: () => void };

  beforeEach(async () => {
    redis = await startRedis(program ?? '');
    log = [{ sequence: 1, keys: ['old'], hard: false }];
    heard = [];
    listening = 0;
    publisher = await startPurgeBus({
      url: redis.url,
      loadPurgesSince: async (sequence) => ({ last: log.at(-1)?.sequence ?? 0, gap: false, items: log.filter((purge) => purge.sequence > sequence) }),
      logger: createBackendLogger('silent'),
    });
    listener = listenToPurgeBus({ url: redis.url, onMessage: (message) => heard.push(message), onListening: () => (listening += 1), logger: createEdgeLog('silent').logger });
    await vi.waitUntil(() => listening === 1, SOON);
  });
  afterEach(async () => {
    listener.stop();
    await publisher.stop();
    await redis.stop();
  });

  function write(...keys: string[]): void {
    log.push({ sequence: log.length + 1, keys, hard: false });
    publisher.wake();
  }

  test('edges hear what is written from now on, once and in order', async () => {
    // The publisher may be connected later than the listener: what it cannot say, it does not say later.
    await vi.waitUntil(() => heard.length > 0 || (write('probe'), false), { ...SOON, interval: 50 });
    const before = heard.length;
    write('article:a', 'lists');
    write('article:b');
    await vi.waitUntil(() => heard.length >= before + 2, SOON);
    expect(heard.slice(before).map(({ keys }) => keys)).toEqual([['article:a', 'lists'], ['article:b']]);
    expect(heard.some(({ keys }) => keys.includes('old'))).toBe(false);
    expect(new Set(heard.map(({ sequence }) => sequence)).size).toBe(heard.length);
  });

  test('a server that goes and comes back is found again by both sides, and the edge is told to look what it missed', async () => {
    for (let turn = 2; turn <= 4; turn += 1) {
      await redis.stop();
      write('missed');
      redis = await startRedis(program ?? '', { port: redis.port });
      await vi.waitUntil(() => listening === turn, SOON);
      await vi.waitUntil(() => heard.some(({ keys }) => keys.includes(`turn-${turn}`)) || (write(`turn-${turn}`), false), { ...SOON, interval: 50 });
    }
    expect(heard.some(({ keys }) => keys.includes('missed'))).toBe(false);
  });

  test('what is no purge is not taken for one', async () => {
    const stranger = createClient({ url: redis.url });
    await stranger.connect();
    for (const text of ['', '{', 'null', '{"keys":[]}', '{"keys":"*"}', '{"keys":["a"],"hard":"yes"}']) await stranger.publish(PURGE_CHANNEL, text);
    await stranger.publish(PURGE_CHANNEL, '{"keys":["a"]}');
    await vi.waitUntil(() => heard.length > 0, SOON);
    stranger.destroy();
    expect(heard).toEqual([{ keys: ['a'], hard: false }]);
  });
});

test.skipIf(program === null)('a write is visible over the bus alone', async () => {
  const redis = await startRedis(program ?? '');
  const backend = await startTestBackend({ REDIS_URL: redis.url });
  // Without a token: neither HTTP nor the log brings it a purge.
  const site = await startEdge(backend.url, { PATIENCE_MS: '60000', EDGE_PURGE_TOKEN: '', REDIS_URL: redis.url });
  const purging = await startPurging(site.edge);
  try {
    const { id, slug } = await publish(backend.url, { slug: 'a-sinen-jott', title: 'A sínen jött', mainSuperTag: 'belfold', originatingSite: 'lapszel', pubDate: PUB_DATE });
    const path = articlePath({ mainSuperTag: { slug: 'belfold' }, pubDate: PUB_DATE, slug });
    expect((await request(site.url, path)).body.includes('A sínen jött')).toBe(true);
    let tries = 0;
    const isVisibleAfterWrite = async () => {
      // Until both sides are connected, a write may not be heard.
      await change(backend.url, id, { title: `Sínen, ${(tries += 1)}. próba` });
      return (await request(site.url, path)).body.includes('. próba');
    };
    await expect.poll(isVisibleAfterWrite, { ...SOON, interval: 50 }).toBe(true);
  } finally {
    await purging.stop();
    await site.close();
    await backend.close();
    await redis.stop();
  }
});
