import type { RaceDraft } from '../../../shared/contract/schemas/formula1-newsroom.ts';
import type { SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';

/** A session to be written, and when (unix seconds). */
export type RaceWrite = { readonly draft: RaceDraft; readonly now: number };

/**
 * Writes a session, a new one or over the old one, in one transaction. It stays in its season, so that a race that is
 * moved into January does not leave it. What answers the race's result tells how far the race is, so that goes stale too.
 */
export async function saveRace(database: Database, { draft, now }: RaceWrite): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    const { id } = draft;
    const known = await trx.selectFrom('races').select('season').where('id', '=', id).executeTakeFirst();
    const season = draft.season ?? known?.season ?? new Date(draft.date).getUTCFullYear();
    const isNewSeason = (await trx.selectFrom('races').select('id').where('season', '=', season).limit(1).executeTakeFirst()) === undefined;
    const row = toRaceRow(draft, season);
    await trx.insertInto('races').values(row).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    const seasons = [...new Set([season, known?.season ?? season])].map((year) => `races:${year}`);
    const purged = [...seasons, `race:${id}`, `race:${-id}`, ...(isNewSeason ? ['leagues'] : [])];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

/** A session as its table has it. */
export function toRaceRow({ id, type, status, date, laps, competition, circuit }: Omit<RaceDraft, 'season'>, season: number) {
  return {
    id, season, type, status, date: toMoment(date), laps_current: laps.current, laps_total: laps.total, circuit_id: circuit?.id ?? null,
    competition_id: competition.id, competition_name: competition.name, country: competition.location?.country ?? null, city: competition.location?.city ?? null,
  };
}

/** Moments are ordered as text, so all of them are written in one zone; a day alone comes before its hours. */
function toMoment(date: string): string {
  return date.includes('T') ? `${new Date(date).toISOString().slice(0, 19)}Z` : date;
}
