import { editions } from '../../shared/config/editions/editions.ts';
import { createApi } from '../../shared/contract/api.ts';
import { newsroomEndpoints } from '../../shared/contract/endpoints/newsroom-endpoints.ts';
import type { Edge } from '../edge.ts';
import { createDirectTransport } from '../upstream/transports.ts';
import { followPurgeLog, type PurgeFollower } from './follow-purge-log.ts';

/** Purges that the edge fetches by itself, beside those that it is sent. */
export type Purging = { readonly stop: () => Promise<void> };

/** Starts to follow the log, where there is a token for it, and the bus, where there is one. Resolves after the first look at the log. */
export async function startPurging(edge: Edge): Promise<Purging> {
  const { EDGE_PURGE_TOKEN: token, REDIS_URL: url } = edge.config;
  const follower = token === undefined ? null : startFollower(edge, token);
  const bus = url === undefined ? null : await startBus(edge, url, follower);
  await follower?.firstTry;
  return {
    async stop() {
      bus?.stop();
      await follower?.stop();
    },
  };
}

function startFollower({ client, random, applyPurge, logger }: Edge, token: string): PurgeFollower {
  const api = createApi({ purges: newsroomEndpoints.purges }, createDirectTransport({ client, random }, editions.main, token));
  return followPurgeLog({
    read: (since) => api.purges({ query: { since } }),
    apply: applyPurge,
    onFailure: (error) => logger.warn({ err: error }, 'the purge log cannot be read: pages may be stale for as long as they are kept'),
    onRecovery: (failures) => logger.info({ failures }, 'the purge log can be read again'),
    onGap: (since, last) => logger.warn({ since, last }, 'purges are missing from the log: everything that was kept is dropped'),
  });
}

/** The client is loaded only where there is a bus. */
async function startBus({ applyPurge, logger }: Edge, url: string, follower: PurgeFollower | null): Promise<{ readonly stop: () => void }> {
  const { listenToPurgeBus } = await import('./purge-bus.ts');
  return listenToPurgeBus({ url, onMessage: applyPurge, onListening: () => follower?.wake(), logger });
}
