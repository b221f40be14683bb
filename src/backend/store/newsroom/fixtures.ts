import type { Fixture } from '../../../shared/contract/schemas/football.ts';
import type { SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import { toMatchDay } from '../../football/match-day.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';

/** A match with what places it. */
export type FixtureWrite = { readonly fixture: Fixture; readonly league: number; readonly season: number; readonly kickOff: number; readonly now: number };

/** Where leagues stand that come with their first match: an answer of the service does not say whose they are. */
const OTHER_COUNTRIES = 'Egyéb';

/** Writes a match, a new one or over the old one, with its league and season where they are new, in one transaction. */
export async function saveFixture(database: Database, write: FixtureWrite): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    const isNew = await placeSeason(trx, write);
    const { id } = write.fixture.fixture;
    const before = await trx.selectFrom('fixtures').select(['league', 'kick_off']).where('id', '=', id).forUpdate().executeTakeFirst();
    const row = toFixtureRow(write);
    await trx.insertInto('fixtures').values(row).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    // A match that has been moved is gone from where it stood.
    const leagues = new Set([write.league, ...(before === undefined ? [] : [before.league])]);
    const days = new Set([write.kickOff, ...(before === undefined ? [] : [before.kick_off])].map(toMatchDay));
    const purged = [`fixture:${id}`, ...[...leagues].map((league) => `league:${league}`), ...[...days].map((day) => `livescore-day:${day}`), ...(isNew ? ['leagues'] : [])];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now: write.now }), purged };
  });
}

/** A match as its table has it. */
export function toFixtureRow({ fixture, league, season, kickOff, now }: FixtureWrite) {
  return { id: fixture.fixture.id, league, season, kick_off: kickOff, payload: JSON.stringify(fixture), updated_at: now };
}

/** Makes sure that a match's league and season are there. Answers whether one of them is new. */
async function placeSeason(trx: Database, { fixture: { league: { name, logo } }, league: id, season }: FixtureWrite): Promise<boolean> {
  const league = await trx
    .insertInto('football_leagues')
    .values({ id, name: name ?? `${id}. liga`, logo, country: OTHER_COUNTRIES })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const added = await trx
    .insertInto('football_seasons')
    .values({ league: id, season })
    .onConflict((conflict) => conflict.columns(['league', 'season']).doNothing())
    .returning('season')
    .executeTakeFirst();
  return league !== undefined || added !== undefined;
}
