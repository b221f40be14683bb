import type { Logger } from 'pino';
import { createClient } from 'redis';
import { PURGE_CHANNEL, decideReconnectMs } from '../../shared/contract/purge-channel.ts';
import { purgeMessageSchema, type PurgeMessage } from './purge-message.ts';

export type PurgeBusOptions = {
  readonly url: string;
  readonly onMessage: (message: PurgeMessage) => void;
  /** Listening, from now on or again: what was said before has to be learnt elsewhere. */
  readonly onListening: () => void;
  readonly logger: Logger;
};

/** Listens to what backends say on the bus. It comes back by itself whenever it is lost. */
export function listenToPurgeBus({ url, onMessage, onListening, logger }: PurgeBusOptions): { readonly stop: () => void } {
  const client = createClient({ url, maintNotifications: 'disabled', socket: { reconnectStrategy: decideReconnectMs } });
  let isLost = false;
  let isSubscribed = false;

  client.on('error', (error: unknown) => {
    if (!isLost) logger.warn({ err: error }, 'the purge bus is lost: purges come by the log until it is back');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) logger.info('the purge bus is back');
    isLost = false;
    // The client renews a subscription before it is ready again.
    if (isSubscribed) onListening();
    else void subscribe();
  });

  async function subscribe(): Promise<void> {
    try {
      await client.subscribe(PURGE_CHANNEL, (text) => hear(text));
      isSubscribed = true;
      onListening();
    } catch (error) {
      logger.warn({ err: error }, 'the purge bus refused the subscription: it is tried again at the next connection');
    }
  }

  function hear(text: string): void {
    const message = parseMessage(text);
    if (message === null) logger.warn({ bytes: text.length }, 'what came over the purge bus is no purge');
    else onMessage(message);
  }

  client.connect().catch((error: unknown) => logger.debug({ err: error }, 'the purge bus was stopped before it was there'));
  return { stop: () => client.destroy() };
}

function parseMessage(text: string): PurgeMessage | null {
  try {
    return purgeMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
