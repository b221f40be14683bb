import type { EndpointRow } from '../endpoint-row.ts';

/** Same-origin live-score calls, the live-score data service, Formula 1, the quiz service. @spec §7 */
export const sportEndpoints = {
  livescoreDay: { service: 'content', method: 'GET', path: '/api/livescore/all/{date}', auth: 'none', query: [], cache: 'live', keys: ['livescore'], gateway: 'public' },
  livescoreFixtures: { service: 'content', method: 'GET', path: '/api/livescore/{sport}/fixtures/{league}/{season}/all/{startdate}', auth: 'none', query: [], cache: 'live', keys: ['livescore'], gateway: 'public' },
  fixture: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/fixtures/{id}', auth: 'none', query: [], cache: 'live', keys: ['fixture:{id}'], gateway: 'public' },
  standings: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/standings/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  topScorers: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topscorers/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  topYellowCards: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topyellowcards/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  topRedCards: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/topredcards/{league}/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  countries: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/countries', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  leagues: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/leagues/{country}', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  seasons: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/seasons', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  fixturesOfDay: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/fixtures/{league}/{season}/{date}', auth: 'none', query: [], cache: 'live', keys: ['livescore'], gateway: 'edge' },
  races: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/races/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  raceDrivers: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/drivers/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  raceTeams: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/teams/{season}', auth: 'none', query: [], cache: 'article', keys: ['livescore'], gateway: 'edge' },
  raceResult: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/result/{raceId}', auth: 'none', query: [], cache: 'live', keys: ['race:{raceId}'], gateway: 'public' },
  circuit: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/circuit/{id}', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  raceTeam: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/team/{id}', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  raceDriver: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/driver/{id}', auth: 'none', query: [], cache: 'archive', keys: ['livescore'], gateway: 'edge' },
  quiz: { service: 'quiz', method: 'POST', path: '/', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge' },
} as const satisfies Record<string, EndpointRow>;
