import type { EndpointRow } from '../endpoint-row.ts';

/** The front page, single pieces of editorial data, documents, site set-up. @spec §7 */
export const frontEndpoints = {
  indexBoxes: { service: 'content', method: 'GET', path: '/api/index/boxes', auth: 'optional', query: [], cache: 'front', keys: ['front'], gateway: 'edge' },
  indexEpisodes: { service: 'content', method: 'GET', path: '/api/index/episodes', auth: 'none', query: [], cache: 'front', keys: ['episodes'], gateway: 'edge' },
  indexSuperTag: { service: 'content', method: 'GET', path: '/api/index/mstag/{tag}', auth: 'optional', query: [], cache: 'front', keys: ['super-tag:{tag}'], gateway: 'edge' },
  document: { service: 'content', method: 'GET', path: '/api/docs/{slug}', auth: 'optional', query: [], cache: 'archive', keys: ['document:{slug}'], gateway: 'edge' },
  unique: { service: 'content', method: 'GET', path: '/api/unique/{slug}', auth: 'none', query: [], cache: 'front', keys: ['unique:{slug}'], gateway: 'edge' },
  uniqueGroup: { service: 'content', method: 'GET', path: '/api/unique-groups/{id}', auth: 'none', query: [], cache: 'front', keys: ['unique-group:{id}'], gateway: 'edge' },
  frontendInit: { service: 'content', method: 'GET', path: '/api/frontend/init', auth: 'none', query: [], cache: 'settings', keys: ['menus'], gateway: 'edge' },
  frontendRefresh: { service: 'content', method: 'GET', path: '/api/frontend/refresh', auth: 'none', query: [], cache: 'live', keys: ['common'], gateway: 'public' },
  impressStaff: { service: 'content', method: 'GET', path: '/api/impress/staff', auth: 'none', query: [], cache: 'archive', keys: ['staff'], gateway: 'edge' },
  quizToken: { service: 'content', method: 'POST', path: '/api/functions/get-quiz-token', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge' },
} as const satisfies Record<string, EndpointRow>;
