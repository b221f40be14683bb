import type { EndpointRow } from '../endpoint-row.ts';

/** Newsletters beyond the order itself; ours, not the specification's. */
export const newsletterEndpoints = {
  newsletterLists: { service: 'content', method: 'GET', path: '/api/newsletter/lists', auth: 'none', query: [], cache: 'settings', keys: ['newsletters'], gateway: 'edge', extension: true },
  newsletterConfirm: { service: 'content', method: 'POST', path: '/api/newsletter/confirm', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsletterUnsubscribe: { service: 'content', method: 'POST', path: '/api/newsletter/unsubscribe', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomNewsletterSave: { service: 'content', method: 'PUT', path: '/api/newsroom/newsletters/{code}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomNewsletterAddresses: { service: 'content', method: 'GET', path: '/api/newsroom/newsletters/{code}/addresses', auth: 'newsroom', query: ['after'], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
