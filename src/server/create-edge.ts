import type { ServiceName } from '../shared/contract/endpoint-row.ts';
import { createCountedMap } from './cache/bounded-map.ts';
import { createPayloadStore } from './cache/payload-store.ts';
import { createSwrCache, type SwrCacheOptions } from './cache/swr-cache.ts';
import type { EdgeConfig } from './config.ts';
import type { Edge, EdgeCaches, KnownAddress } from './edge.ts';
import { createHostResolver } from './hosts.ts';
import { createEdgeLog, type EdgeLog } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { resolveOrigins } from './origins.ts';
import { createApplyPurge } from './purging/apply-purge.ts';
import { readAssets } from './render/assets.ts';
import type { Encoded } from './render/page-entry.ts';
import { createRequestIds } from './request-context.ts';
import { createEntryHeaders } from './respond/entry-headers.ts';
import { createRenewals } from './session/renewals.ts';
import { createSignInProvider } from './session/sign-in-provider.ts';
import { createBackendClient } from './upstream/backend-client.ts';

const MEGABYTE = 1024 * 1024;

/** Times and draws of an edge, replaced in tests. */
export type EdgeSources = { readonly clock: () => number; readonly random: () => number };

const REAL_SOURCES: EdgeSources = { clock: () => Date.now(), random: () => Math.random() };

/** Puts an edge together from its settings. Nothing listens yet. */
export function createEdge(config: EdgeConfig, sources: EdgeSources = REAL_SOURCES, { logger, writeLine, flush }: EdgeLog = createEdgeLog(config.LOG_LEVEL)): Edge {
  const metrics = createMetrics();
  const defaultEdition = decideDefaultEdition(config);
  // Where an unknown host is shown an edition, readers come by hosts of this machine.
  const origins = resolveOrigins(config, defaultEdition === null);
  const caches = createCaches(config, metrics, sources, (key, error) => logger.warn({ key, err: error }, 'renewal failed'));
  const client = createBackendClient({ addresses: toAddresses(config), timeoutMs: config.BACKEND_TIMEOUT_MS, connections: config.BACKEND_CONNECTIONS });
  return {
    config,
    logger,
    assets: readAssets(config.DIST_FOLDER),
    caches,
    applyPurge: createApplyPurge(caches, { now: sources.clock, onPurged: (entries) => metrics.purged.inc(entries) }),
    client,
    renewals: createRenewals(sources.clock),
    signInProvider: createSignInProvider(config, client.readDocument),
    metrics,
    origins,
    entryHeaders: createEntryHeaders({ tlsInFront: config.TLS_IN_FRONT === '1', origins }),
    resolveHost: createHostResolver(defaultEdition, origins),
    nextRequestId: createRequestIds(sources.random),
    writeAccessLine: writeLine,
    flushLog: flush,
    ...sources,
  };
}

function createCaches(config: EdgeConfig, metrics: Metrics, sources: EdgeSources, onRenewError: SwrCacheOptions['onRenewError']): EdgeCaches {
  const options = (name: string, megabytes: number): SwrCacheOptions => ({
    maxBytes: megabytes * MEGABYTE,
    now: sources.clock,
    onState: (state) => metrics.cache.inc({ cache: name, state }),
    onRenewError,
  });
  return {
    data: createSwrCache(options('data', config.DATA_CACHE_MB)),
    // Apart and small, so that a crawl of nonsense cannot push good answers out.
    notFoundData: createSwrCache(options('not-found', 4)),
    pages: createSwrCache(options('page', config.PAGE_CACHE_MB)),
    errorPages: createSwrCache(options('error-page', 8)),
    payloads: createPayloadStore<Encoded>((config.PAGE_CACHE_MB * MEGABYTE) / 4, (body) => Math.round(body.size * 1.4)),
    knownAddresses: createCountedMap<KnownAddress>(20_000),
  };
}

function toAddresses(config: EdgeConfig): Record<ServiceName, string> {
  return {
    content: config.BACKEND_URL,
    member: config.MEMBER_SERVICE_URL ?? config.BACKEND_URL,
    livescore: config.LIVESCORE_SERVICE_URL ?? config.BACKEND_URL,
    quiz: config.QUIZ_SERVICE_URL ?? `${config.BACKEND_URL}/quiz`,
  };
}

/** On a laptop every unknown host is the main edition; in production an unknown host is refused unless configured. */
function decideDefaultEdition(config: EdgeConfig): 'main' | 'regional' | null {
  const chosen = config.DEFAULT_EDITION ?? (config.NODE_ENV === 'production' ? 'none' : 'main');
  return chosen === 'none' ? null : chosen;
}
