import type { EndpointRow } from '../endpoint-row.ts';

/** The quiz service's one address; beside it a call that caches can keep, and the newsroom's. @spec §3 Quiz §7 */
export const quizEndpoints = {
  quiz: { service: 'quiz', method: 'POST', path: '/', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge' },
  quizById: { service: 'content', method: 'GET', path: '/api/quizzes/{id}', auth: 'none', query: [], cache: 'live', keys: ['quiz:{id}'], gateway: 'edge', extension: true },
  newsroomQuizSave: { service: 'content', method: 'PUT', path: '/api/newsroom/quizzes/{id}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
