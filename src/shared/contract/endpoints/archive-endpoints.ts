import type { EndpointRow } from '../endpoint-row.ts';

/** The archive by time and the articles of feeds, for crawlers and aggregators; ours, not the specification's. */
export const archiveEndpoints = {
  archiveMonths: { service: 'content', method: 'GET', path: '/api/archive/months', auth: 'none', query: [], cache: 'archive', keys: ['archive'], gateway: 'edge', extension: true },
  archiveMonth: { service: 'content', method: 'GET', path: '/api/archive/months/{month}', auth: 'none', query: ['page'], cache: 'archive', keys: ['archive:{month}'], gateway: 'edge', extension: true },
  archiveDays: { service: 'content', method: 'GET', path: '/api/archive/months/{month}/days', auth: 'none', query: [], cache: 'archive', keys: ['archive:{month}'], gateway: 'edge', extension: true },
  archiveRecent: { service: 'content', method: 'GET', path: '/api/archive/recent', auth: 'none', query: [], cache: 'feed', keys: ['newest'], gateway: 'edge', extension: true },
  feedArticles: { service: 'content', method: 'GET', path: '/api/feeds/articles', auth: 'none', query: ['mstag', 'tag', 'author', 'limit'], cache: 'feed', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
