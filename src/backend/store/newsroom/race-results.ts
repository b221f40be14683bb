import { sql } from 'kysely';
import type { RaceResultDraft } from '../../../shared/contract/schemas/formula1-newsroom.ts';
import type { SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import { AppError } from '../../../shared/lib/errors.ts';
import type { StoredResultRow } from '../../formula1/result-row.ts';
import type { Database } from '../database/open-database.ts';
import { COMPLETED, loadNames } from '../formula1/race-store.ts';
import { appendPurge } from '../purge-store.ts';

/** A result (or a grid, under the negative id of its race) to be written, and when (unix seconds). */
export type RaceResultWrite = { readonly raceId: number; readonly draft: RaceResultDraft; readonly now: number };

/**
 * Writes a result whole, in one transaction, with the names that it brings. Points tables are computed from finished
 * races, so only the result of one makes its season stale; a profile goes stale where a name or a team of it changes.
 * @throws NOT_FOUND for a race that is not there
 */
export async function saveRaceResult(database: Database, { raceId, draft, now }: RaceResultWrite): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    const race = await trx.selectFrom('races').select(['season', 'status']).where('id', '=', Math.abs(raceId)).executeTakeFirst();
    if (race === undefined) throw new AppError('NOT_FOUND', `There is no race ${Math.abs(raceId)}: write it first.`);
    const seatsBefore = await loadSeats(trx, race.season);
    const renamed = await saveNames(trx, draft);
    const rows = JSON.stringify(draft.items.map(toStoredRow));
    await trx.insertInto('race_results').values({ id: raceId, rows }).onConflict((conflict) => conflict.column('id').doUpdateSet({ rows })).execute();
    const moved = raceId < 0 ? [] : diffSeats(seatsBefore, await loadSeats(trx, race.season));
    const purged = [...new Set([`race:${raceId}`, ...(raceId > 0 && race.status === COMPLETED ? [`races:${race.season}`] : []), ...renamed, ...moved])];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

function toStoredRow({ driver, team, ...row }: RaceResultDraft['items'][number]): StoredResultRow {
  return { ...row, driver: driver.id, team: team?.id ?? null };
}

/** Writes names that are new or others, and answers the keys of whose they are. A picture stays unless another comes. */
async function saveNames(trx: Database, { items }: RaceResultDraft): Promise<string[]> {
  const known = await loadNames(trx, items.map(toStoredRow));
  const drivers = items
    .map(({ driver: { id, name, image } }) => ({ id, name, image: image ?? known.drivers.get(id)?.image ?? null }))
    .filter(({ id, name, image }) => known.drivers.get(id)?.name !== name || known.drivers.get(id)?.image !== image);
  const named = new Map(items.flatMap(({ team }) => team ?? []).map((team) => [team.id, team]));
  const teams = [...named.values()].filter(({ id, name }) => known.teams.get(id) !== name);
  for (const { id, ...row } of drivers) await trx.insertInto('race_drivers').values({ id, ...row }).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
  for (const { id, name } of teams) await trx.insertInto('race_teams').values({ id, name }).onConflict((conflict) => conflict.column('id').doUpdateSet({ name })).execute();
  return [...drivers.map(({ id }) => `race-driver:${id}`), ...teams.map(({ id }) => `race-team:${id}`)];
}

/** Who drove for whom in a season, as `driver team`. */
async function loadSeats(trx: Database, season: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ seat: string }>`
    select distinct concat_ws(' ', result ->> 'driver', result ->> 'team') as seat
    from race_results
    join races on races.id = race_results.id
    cross join lateral jsonb_array_elements(race_results.rows) as result
    where races.season = ${season}`.execute(trx);
  return new Set(rows.map(({ seat }) => seat));
}

/** The keys of those who have come, gone, or changed their team. */
function diffSeats(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const changed = [...[...before].filter((seat) => !after.has(seat)), ...[...after].filter((seat) => !before.has(seat))];
  return changed.map((seat) => `race-driver:${seat.split(' ')[0] ?? ''}`);
}
