import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The edge's counters. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Makes the metrics of one edge in a registry of its own. */
export function createMetrics() {
  const registry = new Registry();
  const requests = new Counter({ name: 'lapszel_requests_total', help: 'Answered requests', labelNames: ['route', 'status'], registers: [registry] });
  const duration = new Histogram({ name: 'lapszel_request_seconds', help: 'Time to answer', labelNames: ['route'], buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10], registers: [registry] });
  const cache = new Counter({ name: 'lapszel_cache_total', help: 'Cache answers by kind', labelNames: ['cache', 'state'], registers: [registry] });
  const renders = new Counter({ name: 'lapszel_renders_total', help: 'Whole renders', labelNames: ['page'], registers: [registry] });
  const streams = new Counter({ name: 'lapszel_streams_total', help: 'Streamed pages', labelNames: ['page'], registers: [registry] });
  const purged = new Counter({ name: 'lapszel_purged_total', help: 'Entries touched by purges', registers: [registry] });
  const servedAge = new Gauge({ name: 'lapszel_served_age_seconds', help: 'Age of the last stale answer', registers: [registry] });
  let hits = 0;

  return {
    registry,
    duration,
    cache,
    renders,
    streams,
    purged,
    servedAge,
    answered: (route: string, status: number, seconds: number) => {
      requests.inc({ route, status });
      duration.observe({ route }, seconds);
    },
    /** The hit lane counts in a plain number; it reaches the registry when metrics are read. */
    hit: () => {
      hits += 1;
    },
    text: async () => {
      requests.inc({ route: 'hit-lane', status: '200' }, hits);
      hits = 0;
      return registry.metrics();
    },
  };
}
