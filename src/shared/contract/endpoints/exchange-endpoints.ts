import type { EndpointRow } from '../endpoint-row.ts';

/** Exchange rates. The first is the specification's, the others are ours. @spec §7 */
export const exchangeEndpoints = {
  exchange: { service: 'content', method: 'GET', path: '/api/exchange', auth: 'none', query: ['currency', 'range'], cache: 'archive', keys: ['exchange'], gateway: 'public' },
  // The newest rate of every currency at once; without it the page shows the rates of the common data.
  exchangeLatest: { service: 'content', method: 'GET', path: '/api/exchange/latest', auth: 'none', query: [], cache: 'archive', keys: ['exchange'], gateway: 'public', extension: true },
  newsroomExchangeSave: { service: 'content', method: 'PUT', path: '/api/newsroom/exchange', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
