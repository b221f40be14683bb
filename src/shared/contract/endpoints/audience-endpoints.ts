import type { EndpointRow } from '../endpoint-row.ts';

/** Newsletter, push, podcasts, counters. @spec §7 */
export const audienceEndpoints = {
  newsletterSubscribe: { service: 'content', method: 'POST', path: '/api/newsletter/subscribe', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'public' },
  pushSubscriptions: { service: 'content', method: 'GET', path: '/api/subscriptions', auth: 'none', query: ['clientToken'], cache: 'none', keys: [], gateway: 'public' },
  pushSubscribe: { service: 'content', method: 'POST', path: '/api/subscriptions', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'public' },
  pushUnsubscribe: { service: 'content', method: 'DELETE', path: '/api/subscriptions', auth: 'none', query: ['clientToken', 'topic'], cache: 'none', keys: [], gateway: 'public' },
  minutes: { service: 'content', method: 'GET', path: '/api/minutes', auth: 'none', query: ['day'], cache: 'live', keys: ['minutes'], gateway: 'public' },
  counter: { service: 'content', method: 'GET', path: '/api/counter', auth: 'none', query: ['from'], cache: 'live', keys: ['minutes'], gateway: 'public' },
  episode: { service: 'content', method: 'GET', path: '/api/episodes/{slug}', auth: 'none', query: [], cache: 'article', keys: ['episode:{slug}'], gateway: 'public' },
  episodes: { service: 'content', method: 'GET', path: '/api/episodes', auth: 'none', query: ['podcast', 'page', 'perPage'], cache: 'front', keys: ['episodes'], gateway: 'edge' },
  podcasts: { service: 'content', method: 'GET', path: '/api/podcasts/public/all', auth: 'none', query: [], cache: 'archive', keys: ['episodes'], gateway: 'edge' },
} as const satisfies Record<string, EndpointRow>;
