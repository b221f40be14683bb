import type { EndpointRow } from '../endpoint-row.ts';

/** The blocks that are drawn anew on in-app pages; apart, since a browser carries only the rows that it calls. @spec §7 Articles */
export const drawEndpoints = {
  autoBlock: { service: 'content', method: 'GET', path: '/api/index/auto-block', auth: 'none', query: ['v'], cache: 'front', keys: ['auto-block'], gateway: 'public' },
  recommendedAll: { service: 'content', method: 'GET', path: '/api/recommended/mstag/all', auth: 'none', query: ['v'], cache: 'front', keys: ['recommended'], gateway: 'public' },
  recommendedBySuperTag: { service: 'content', method: 'GET', path: '/api/recommended/mstag/{slug}', auth: 'none', query: ['v'], cache: 'front', keys: ['recommended'], gateway: 'public' },
} as const satisfies Record<string, EndpointRow>;
