import type { EndpointRow } from '../endpoint-row.ts';

/** Result widgets of supplements and the tip game; ours, not the specification's. @spec §2.1 §2.4 */
export const widgetEndpoints = {
  resultWidget: { service: 'content', method: 'GET', path: '/api/result-widgets/{slug}', auth: 'none', query: [], cache: 'front', keys: ['result-widget:{slug}'], gateway: 'edge', extension: true },
  newsroomResultWidgetSave: { service: 'content', method: 'PUT', path: '/api/newsroom/result-widgets/{slug}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  tipGames: { service: 'content', method: 'GET', path: '/api/tip-games', auth: 'none', query: [], cache: 'front', keys: ['tip-games'], gateway: 'edge', extension: true },
  tipGame: { service: 'content', method: 'GET', path: '/api/tip-games/{slug}', auth: 'none', query: [], cache: 'front', keys: ['tip-game:{slug}'], gateway: 'edge', extension: true },
  tipGameEntry: { service: 'content', method: 'GET', path: '/api/tip-games/{slug}/entries/{key}', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  tipGameEntryCreate: { service: 'content', method: 'POST', path: '/api/tip-games/{slug}/entries', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  tipGameEntryUpdate: { service: 'content', method: 'PUT', path: '/api/tip-games/{slug}/entries/{key}', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomTipGameSave: { service: 'content', method: 'PUT', path: '/api/newsroom/tip-games/{slug}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
