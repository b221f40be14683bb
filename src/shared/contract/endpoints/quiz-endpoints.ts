import type { EndpointRow } from '../endpoint-row.ts';

/** Quizzes beside the specification's two calls: one that caches can keep, and the newsroom's. @spec §3 Quiz §7 */
export const quizEndpoints = {
  quizById: { service: 'content', method: 'GET', path: '/api/quizzes/{id}', auth: 'none', query: [], cache: 'live', keys: ['quiz:{id}'], gateway: 'edge', extension: true },
  newsroomQuizSave: { service: 'content', method: 'PUT', path: '/api/newsroom/quizzes/{id}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
