import type { EndpointRow } from '../endpoint-row.ts';

/** Push messages beyond the subscriptions themselves; ours, not the specification's. */
export const pushEndpoints = {
  pushSettings: { service: 'content', method: 'GET', path: '/api/push', auth: 'none', query: [], cache: 'settings', keys: ['push'], gateway: 'edge', extension: true },
  newsroomPushSend: { service: 'content', method: 'POST', path: '/api/newsroom/push', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
