import type { EndpointRow } from '../endpoint-row.ts';

/** The Formula 1 half of the live-score data service. `drivers` and `teams` of a season are its points tables. @spec §7 */
export const formula1Endpoints = {
  races: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/races/{season}', auth: 'none', query: [], cache: 'live', keys: ['races:{season}'], gateway: 'edge' },
  raceDrivers: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/drivers/{season}', auth: 'none', query: [], cache: 'article', keys: ['races:{season}'], gateway: 'edge' },
  raceTeams: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/teams/{season}', auth: 'none', query: [], cache: 'article', keys: ['races:{season}'], gateway: 'edge' },
  raceResult: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/result/{raceId}', auth: 'none', query: [], cache: 'live', keys: ['race:{raceId}'], gateway: 'public' },
  circuit: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/circuit/{id}', auth: 'none', query: [], cache: 'archive', keys: ['circuit:{id}'], gateway: 'edge' },
  raceTeam: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/team/{id}', auth: 'none', query: [], cache: 'archive', keys: ['race-team:{id}'], gateway: 'edge' },
  raceDriver: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/driver/{id}', auth: 'none', query: [], cache: 'archive', keys: ['race-driver:{id}'], gateway: 'edge' },
  // Ours, for the chart of a season's points; without it the page has the tables alone.
  seasonPoints: { service: 'livescore', method: 'GET', path: '/livescore/{sport}/season-points/{season}', auth: 'none', query: [], cache: 'article', keys: ['races:{season}'], gateway: 'edge', extension: true },
  newsroomRaceSave: { service: 'content', method: 'PUT', path: '/api/newsroom/livescore/races/{id}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomRaceResultSave: { service: 'content', method: 'PUT', path: '/api/newsroom/livescore/results/{raceId}', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
