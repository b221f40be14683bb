import type { Transport } from '../../src/shared/contract/api.ts';
import { createApi, type Api } from '../../src/shared/contract/api.ts';
import { endpoints, type EndpointName } from '../../src/shared/contract/endpoints/endpoint-table.ts';
import { responseSchemas } from '../../src/shared/contract/schemas/endpoint-schemas.ts';
import { AppError, notFound } from '../../src/shared/lib/errors.ts';
import { AWAY, HOME, WHOLE_MATCH } from './football.ts';

/** What a live-score service answers, by the name of the call; a call that is not there is one that it does not have. */
export type ServiceAnswers = Readonly<Partial<Record<EndpointName, unknown>>>;

/** A small service that is whole: one country, one league of two seasons, one match. */
export const WHOLE_SERVICE = {
  countries: { items: [{ id: 'Magyarország', name: 'Magyarország', logo: null, seasons: [] }] },
  leagues: { items: [{ id: 900, name: 'Tiszamente Kupa', logo: '/uploads/kupa.svg', seasons: [2026, 2025] }] },
  seasons: { items: [{ id: 2026, name: '2026', logo: null, seasons: [] }] },
  fixture: WHOLE_MATCH,
  livescoreDay: { items: [WHOLE_MATCH] },
  livescoreFixtures: { items: [WHOLE_MATCH] },
  fixturesOfDay: { items: [WHOLE_MATCH] },
  matchDays: { items: [{ date: '2026-11-14', matches: 1 }, { date: '2026-11-21', matches: 1 }, { date: '2026-11-28', matches: 1 }] },
  standings: {
    items: [
      { rank: 1, team: HOME, all: { played: 2, win: 2, draw: 0, lose: 0, goals: { for: 5, against: 1 } }, goalsDiff: 4, points: 6, group: null, form: 'WW' },
      { rank: 2, team: AWAY, all: { played: 2, win: 0, draw: 0, lose: 2, goals: { for: 1, against: 5 } }, goalsDiff: -4, points: 0, group: null, form: 'LL' },
    ],
  },
  leagueProgress: { items: [{ team: HOME, points: [3, 6] }, { team: AWAY, points: [0, 0] }] },
  topScorers: { items: [toPlayer('Bán Ede', { total: 7 }, {})] },
  topYellowCards: { items: [toPlayer('Darvas Pál', {}, { yellow: 4 })] },
  topRedCards: { items: [toPlayer('Darvas Pál', {}, { red: 1, yellowred: 1 })] },
} as const satisfies ServiceAnswers;

function toPlayer(name: string, goals: object, cards: object) {
  return { player: { name, photo: null }, statistics: [{ team: HOME, goals: { total: null, ...goals }, cards: { yellow: null, red: null, yellowred: null, ...cards } }] };
}

/** A client over a service; answers are read as the edge reads them. */
export function makeFootballApi(answers: ServiceAnswers = WHOLE_SERVICE): Api {
  return createApi(endpoints, createTransport(answers));
}

function createTransport(answers: ServiceAnswers): Transport {
  return async ({ name, path }) => {
    const answer = answers[name];
    if (answer === undefined) throw notFound(path);
    const parsed = responseSchemas[name].safeParse(answer);
    if (!parsed.success) throw new AppError('BACKEND_SHAPE', `${name} has another shape: ${parsed.error.message}`);
    return parsed.data;
  };
}
