import type { EndpointRow } from '../endpoint-row.ts';

/** Same-origin live-score calls and the football half of the live-score data service. @spec §7 */
export const footballEndpoints = {
  livescoreDay: { service: 'content', method: 'GET', path: '/api/livescore/all/{date}', auth: 'none', query: [], cache: 'live', keys: ['livescore-day:{date}'], gateway: 'public' },
  livescoreFixtures: { service: 'content', method: 'GET', path: '/api/livescore/{sport}/fixtures/{league}/{season}/all/{startdate}', auth: 'none', query: [], cache: 'live', keys: ['league:{league}'], gateway: 'public' },
  fixture: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/fixtures/{id}', auth: 'none', query: [], cache: 'live', keys: ['fixture:{id}'], gateway: 'public' },
  standings: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/standings/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge' },
  topScorers: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topscorers/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge' },
  topYellowCards: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topyellowcards/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge' },
  topRedCards: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topredcards/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge' },
  countries: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/countries', auth: 'none', query: [], cache: 'archive', keys: ['leagues'], gateway: 'edge' },
  leagues: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/leagues/{country}', auth: 'none', query: [], cache: 'archive', keys: ['leagues'], gateway: 'edge' },
  seasons: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/seasons', auth: 'none', query: [], cache: 'archive', keys: ['leagues'], gateway: 'edge' },
  fixturesOfDay: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/fixtures/{league}/{season}/{date}', auth: 'none', query: [], cache: 'live', keys: ['league:{league}'], gateway: 'edge' },
  // Ours, so that a reader can choose a day with matches and see a season's course; without them the page has neither.
  matchDays: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/match-days/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge', extension: true },
  leagueProgress: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/progress/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['league:{league}'], gateway: 'edge', extension: true },
  newsroomFixtureSave: { service: 'content', method: 'PUT', path: '/api/newsroom/livescore/fixtures/{id}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
