import type { PickList } from '../../shared/contract/schemas/football.ts';
import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { loadRaceStandings, loadSeasonPoints } from '../store/formula1/points-store.ts';
import { loadCircuit, loadRaceDriver, loadRaceTeam } from '../store/formula1/profile-store.ts';
import { loadRaceResult, loadRaces, loadRaceSeasons } from '../store/formula1/race-store.ts';
import { saveRaceResult } from '../store/newsroom/race-results.ts';
import { saveRace } from '../store/newsroom/races.ts';
import { toId } from './call-params.ts';
import { handleSeasons } from './football-handlers.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** The name of Formula 1 in the calls of the live-score data service. @spec §7 */
const FORMULA1 = 'formula-1';

/** GET /livescore/{sport}/races/{season}: the sessions of a season. @spec §7 Live score data service */
export const handleRaces: Handler<'races'> = async ({ database }, { params }) => {
  const season = toSeason(params);
  return { body: await loadRaces(database, season), keys: [`races:${season}`] };
};

/** GET /livescore/{sport}/drivers/{season}: the points table of the drivers. @spec §7 */
export const handleRaceDrivers: Handler<'raceDrivers'> = async ({ database }, { params }) => {
  const season = toSeason(params);
  const body = await loadRaceStandings(database, season, 'driver');
  return { body, keys: [`races:${season}`, ...toNameKeys(body.items.map(({ driverId, teamId }) => [driverId, teamId]))] };
};

/** GET /livescore/{sport}/teams/{season}: the points table of the constructors. @spec §7 */
export const handleRaceTeams: Handler<'raceTeams'> = async ({ database }, { params }) => {
  const season = toSeason(params);
  const body = await loadRaceStandings(database, season, 'team');
  return { body, keys: [`races:${season}`, ...toNameKeys(body.items.map(({ teamId }) => [null, teamId]))] };
};

/** GET /livescore/{sport}/season-points/{season}: how the points grew. */
export const handleSeasonPoints: Handler<'seasonPoints'> = async ({ database }, { params }) => {
  const season = toSeason(params);
  const body = await loadSeasonPoints(database, season);
  return { body, keys: [`races:${season}`, ...toNameKeys([...body.drivers.map(({ id }) => [id, null] as const), ...body.teams.map(({ id }) => [null, id] as const)])] };
};

/** GET /livescore/{sport}/result/{raceId}: a result, or with a negative id the starting grid. @spec §2.9 §7 */
export const handleRaceResult: Handler<'raceResult'> = async ({ database }, { params }) => {
  requireFormula1(params.sport);
  const raceId = toRaceId(params.raceId);
  const body = await loadRaceResult(database, raceId);
  if (body === null) throw notFound(`the race ${Math.abs(raceId)}`);
  return { body, keys: [`race:${raceId}`, ...toNameKeys(body.items.map(({ driver, team }) => [driver.id, team?.id ?? null]))] };
};

/** GET /livescore/{sport}/circuit/{id}. @spec §7 */
export const handleCircuit: Handler<'circuit'> = async ({ database }, { params }) => {
  requireFormula1(params.sport);
  const body = await loadCircuit(database, toId(params.id));
  if (body === null) throw notFound(`the circuit ${params.id}`);
  return { body, keys: [`circuit:${params.id}`] };
};

/** GET /livescore/{sport}/team/{id}. @spec §7 */
export const handleRaceTeam: Handler<'raceTeam'> = async ({ database }, { params }) => {
  requireFormula1(params.sport);
  const body = await loadRaceTeam(database, toId(params.id));
  if (body === null) throw notFound(`the team ${params.id}`);
  return { body, keys: [`race-team:${params.id}`] };
};

/** GET /livescore/{sport}/driver/{id}. @spec §7 */
export const handleRaceDriver: Handler<'raceDriver'> = async ({ database }, { params }) => {
  requireFormula1(params.sport);
  const body = await loadRaceDriver(database, toId(params.id));
  if (body === null) throw notFound(`the driver ${params.id}`);
  return { body, keys: toNameKeys([[body.id, null], ...body.teams.map(({ team }) => [null, team.id] as const)]) };
};

/** GET /livescore/{sport}/seasons: of the sport that is asked for. @spec §7 */
export const handleSeasonsOfSport: Handler<'seasons'> = async (parts, call) => {
  if (call.params.sport !== FORMULA1) return handleSeasons(parts, call);
  const seasons = await loadRaceSeasons(parts.database);
  return { body: { items: seasons.map(toPick) }, keys: ['leagues'] };
};

/** PUT /api/newsroom/livescore/races/{id}: a session as it stands now. */
export const handleRaceSave: Handler<'newsroomRaceSave'> = async (parts, { params, body }) => {
  if (body.id !== toId(params.id)) throw new AppError('INVALID_INPUT', `The race says that it is ${body.id}, and the address says ${params.id}.`);
  return tellPurges(parts, await saveRace(parts.database, { draft: body, now: parts.now() }));
};

/** PUT /api/newsroom/livescore/results/{raceId}: a result whole; with a negative id the starting grid. */
export const handleRaceResultSave: Handler<'newsroomRaceResultSave'> = async (parts, { params, body }) =>
  tellPurges(parts, await saveRaceResult(parts.database, { raceId: toRaceId(params.raceId), draft: body, now: parts.now() }));

function tellPurges({ wakePurges }: HandlerParts, { sequence, purged }: SiteWritten) {
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
}

function toPick(season: number): PickList['items'][number] {
  return { id: season, name: String(season), logo: null, seasons: [] };
}

/** Who is shown by name, so that another name reaches every answer that has it. */
function toNameKeys(shown: readonly (readonly [driver: number | null, team: number | null])[]): string[] {
  const keys = shown.flatMap(([driver, team]) => [...(driver === null ? [] : [`race-driver:${driver}`]), ...(team === null ? [] : [`race-team:${team}`])]);
  return [...new Set(keys)];
}

function toSeason({ sport, season }: { sport: string; season: string }): number {
  requireFormula1(sport);
  if (!/^[12]\d{3}$/.test(season)) throw notFound(`the season ${season}`);
  return Number(season);
}

function toRaceId(text: string): number {
  return text.startsWith('-') ? -toId(text.slice(1)) : toId(text);
}

function requireFormula1(sport: string): void {
  if (sport !== FORMULA1) throw notFound(`the sport ${sport}`);
}
