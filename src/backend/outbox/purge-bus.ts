import { createClient } from 'redis';
import { PURGE_CHANNEL, decideReconnectMs } from '../../shared/contract/purge-channel.ts';
import type { BackendLogger } from '../logger.ts';
import { END_OF_LOG, type Purges } from '../store/purge-store.ts';

export type PurgeBusOptions = {
  readonly url: string;
  readonly loadPurgesSince: (sequence: number) => Promise<Purges>;
  readonly logger: BackendLogger;
};

/** Tells all edges at once what went stale. What it cannot say is not said later: the log has it. */
export type PurgeBus = {
  /** A write has left something; returns at once. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/** Connects to the bus, and again whenever it is lost. Says what is written from now on. */
export async function startPurgeBus({ url, loadPurgesSince, logger }: PurgeBusOptions): Promise<PurgeBus> {
  // Without a queue: what waits for a connection would come after the log has said it.
  const client = createClient({ url, disableOfflineQueue: true, maintNotifications: 'disabled', socket: { reconnectStrategy: decideReconnectMs } });
  let { last: cursor } = await loadPurgesSince(END_OF_LOG);
  let isLost = false;
  let isAwake = false;
  let running: Promise<void> | null = null;

  client.on('error', (error: unknown) => {
    if (!isLost) logger.warn({ err: error }, 'the purge bus is lost: edges learn by HTTP and from the log until it is back');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) logger.info('the purge bus is back');
    isLost = false;
  });
  client.connect().catch((error: unknown) => logger.debug({ err: error }, 'the purge bus was stopped before it was there'));

  async function run(): Promise<void> {
    try {
      while (isAwake) {
        isAwake = false;
        await publishAll();
      }
    } catch (error) {
      logger.error({ err: error }, 'purges could not be read for the bus; they are with the next write');
    } finally {
      running = null;
    }
  }

  async function publishAll(): Promise<void> {
    for (;;) {
      const { items, last } = await loadPurgesSince(cursor);
      const messages = items.map((purge) => JSON.stringify(purge));
      cursor = items.at(-1)?.sequence ?? last;
      if (client.isReady) await Promise.all(messages.map(publish));
      if (items.length === 0) return;
    }
  }

  async function publish(message: string): Promise<void> {
    try {
      await client.publish(PURGE_CHANNEL, message);
    } catch (error) {
      logger.debug({ err: error }, 'a purge was not said over the bus');
    }
  }

  return {
    wake() {
      isAwake = true;
      running ??= run();
    },
    async stop() {
      client.destroy();
      await running;
    },
  };
}
