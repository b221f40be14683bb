import type { EndpointName } from '../../shared/contract/endpoints/endpoint-table.ts';
import { AppError } from '../../shared/lib/errors.ts';

/** The calls of the contract that this backend does not answer yet, and the part of the product that brings them. */
export const LATER_CALLS = {
  exchange: 'exchange rates',
  livescoreDay: 'live scores',
  livescoreFixtures: 'live scores',
  fixture: 'live scores',
  standings: 'live scores',
  topScorers: 'live scores',
  topYellowCards: 'live scores',
  topRedCards: 'live scores',
  countries: 'live scores',
  leagues: 'live scores',
  seasons: 'live scores',
  fixturesOfDay: 'live scores',
  races: 'Formula 1',
  raceDrivers: 'Formula 1',
  raceTeams: 'Formula 1',
  raceResult: 'Formula 1',
  circuit: 'Formula 1',
  raceTeam: 'Formula 1',
  raceDriver: 'Formula 1',
} as const satisfies Partial<Record<EndpointName, string>>;

/** The names of those calls. */
export type LaterCallName = keyof typeof LATER_CALLS;

/** What the contract declares and nobody answers yet: 501, never invented data. */
export function notOffered(what: string): AppError {
  return new AppError('NOT_IMPLEMENTED', `${what} is not offered by this backend yet.`);
}

/** The one handler that all those calls share. */
export const laterHandlers = toHandlers(LATER_CALLS);

type LaterHandler = (parts: unknown, call: unknown) => Promise<never>;

function toHandlers<Name extends string>(calls: Readonly<Record<Name, string>>): Readonly<Record<Name, LaterHandler>> {
  const handlers = Object.entries<string>(calls).map(([name, part]): [string, LaterHandler] => [name, () => Promise.reject(notOffered(`The call ${name} (${part})`))]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(handlers) as Record<Name, LaterHandler>;
}
