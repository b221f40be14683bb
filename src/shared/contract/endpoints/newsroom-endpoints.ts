import type { EndpointRow } from '../endpoint-row.ts';

/** What editors and operators do; ours, not the specification's. Never reachable through the edge's gateway. */
export const newsroomEndpoints = {
  newsroomArticleCreate: { service: 'content', method: 'POST', path: '/api/newsroom/articles', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomArticleUpdate: { service: 'content', method: 'PUT', path: '/api/newsroom/articles/{id}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomArticleWithdraw: { service: 'content', method: 'POST', path: '/api/newsroom/articles/{id}/withdraw', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomFrontBlocks: { service: 'content', method: 'GET', path: '/api/newsroom/sites/{site}/front-blocks', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomFrontBlocksReplace: { service: 'content', method: 'PUT', path: '/api/newsroom/sites/{site}/front-blocks', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomCommonDataUpdate: { service: 'content', method: 'PUT', path: '/api/newsroom/sites/{site}/common-data', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomMenusReplace: { service: 'content', method: 'PUT', path: '/api/newsroom/sites/{site}/menus', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomUniqueSave: { service: 'content', method: 'PUT', path: '/api/newsroom/uniques/{slug}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomPodcastSave: { service: 'content', method: 'PUT', path: '/api/newsroom/podcasts/{slug}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomEpisodeSave: { service: 'content', method: 'PUT', path: '/api/newsroom/episodes/{slug}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  purges: { service: 'content', method: 'GET', path: '/api/purges', auth: 'edge', query: ['since'], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
