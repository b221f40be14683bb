import type { EndpointRow } from '../endpoint-row.ts';

const filters = ['and_tags', 'superTags', 'authors', 'title'] as const;

/**
 * Search, its suggestions and the numbers that list pages need. Filters are repeated parameters; `not_tags` (topics left
 * out) and `from`, `to` (unix seconds, `to` excluded) are extensions. @spec §7 Search
 */
export const searchEndpoints = {
  search: { service: 'content', method: 'GET', path: '/api/search', auth: 'none', query: [...filters, 'not_tags', 'term', 'for', 'from', 'to', 'oldal', 'perPage'], cache: 'front', keys: ['lists'], gateway: 'edge' },
  searchHighlights: { service: 'content', method: 'GET', path: '/api/search/highlights', auth: 'none', query: [...filters, 'not_tags', 'term'], cache: 'front', keys: ['lists'], gateway: 'edge' },
  searchAutocomplete: { service: 'content', method: 'GET', path: '/api/search/autocomplete', auth: 'none', query: [...filters, 'term'], cache: 'article', keys: ['tags'], gateway: 'public' },
  searchArticles: { service: 'content', method: 'GET', path: '/api/search/articles', auth: 'none', query: ['limit', 'term'], cache: 'front', keys: ['lists'], gateway: 'public' },
} as const satisfies Record<string, EndpointRow>;
