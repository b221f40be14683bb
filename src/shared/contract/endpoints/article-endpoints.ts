import type { EndpointRow } from '../endpoint-row.ts';
import { drawEndpoints } from './draw-endpoints.ts';

/** Articles, their live-blog posts and what stands around them. @spec §7 Articles */
export const articleEndpoints = {
  article: { service: 'content', method: 'GET', path: '/api/articles/{slug}', auth: 'optional', query: ['page'], cache: 'article', keys: ['article:{slug}'], gateway: 'edge' },
  articleById: { service: 'content', method: 'GET', path: '/api/article/{id}', auth: 'optional', query: [], cache: 'article', keys: ['article-id:{id}'], gateway: 'edge' },
  articles: { service: 'content', method: 'GET', path: '/api/articles', auth: 'optional', query: ['tag', 'mstag', 'author', 'flag', 'parent', 'excludeTag', 'page', 'limit'], cache: 'front', keys: ['lists'], gateway: 'edge' },
  articleItems: { service: 'content', method: 'GET', path: '/api/articles/{id}/items', auth: 'optional', query: ['perPage', 'page', 'post'], cache: 'live', keys: ['article-id:{id}'], gateway: 'edge' },
  articleVersion: { service: 'content', method: 'GET', path: '/api/articles/{slug}/version', auth: 'none', query: [], cache: 'live', keys: ['article:{slug}'], gateway: 'public' },
  articleChanges: { service: 'content', method: 'GET', path: '/api/articles/{id}/changes', auth: 'none', query: ['since'], cache: 'live', keys: ['article-id:{id}'], gateway: 'edge', extension: true },
  facebookReaction: { service: 'content', method: 'GET', path: '/api/articles/facebook/reaction', auth: 'none', query: ['slug'], cache: 'article', keys: ['article:{slug}'], gateway: 'public' },
  ...drawEndpoints,
} as const satisfies Record<string, EndpointRow>;
