import type { RaceResultDraft } from '../../shared/contract/schemas/formula1-newsroom.ts';
import type { Race } from '../../shared/contract/schemas/formula1.ts';
import { GRAND_PRIX } from '../formula1/race-points.ts';
import type { StoredResultRow } from '../formula1/result-row.ts';
import { toDemoResult } from '../seed/sport/formula1/demo-result.ts';
import { DEMO_LAPS, DEMO_WEEKENDS, LIVE_WEEKEND, toDemoDriverId, toDemoRaceId, toDemoSeason } from '../seed/sport/formula1/demo-season.ts';
import { DEMO_IDS, DEMO_TEAMS } from '../seed/sport/formula1/demo-teams.ts';
import { decideLiveMoment, type LiveMoment } from '../seed/sport/formula1/live-race.ts';
import { COMPLETED } from '../store/formula1/race-store.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

const SPORT = 'formula-1';
const LIVE_NAME = DEMO_WEEKENDS[LIVE_WEEKEND]?.name ?? '';
const LAPS = DEMO_LAPS[GRAND_PRIX];
/** A new race is told of so long before its start. */
const NOTICE_S = 60;

type DeskParts = { readonly api: NewsroomApi; readonly now: () => number };

/**
 * Brings the demo's live race to where its clock is: lap by lap, to the flag, past the stewards, and to the next start.
 * Only the demo's own race, by number and name. Answers whether there was something to write.
 */
export async function workOnLiveRace({ api, now }: DeskParts): Promise<boolean> {
  if ((await loadMarker(api)) === null) return false;
  const season = toDemoSeason(now());
  const { items } = await api.races({ params: { sport: SPORT, season: String(season) } });
  const race = items.find(isDemoRace(season));
  const startsAt = Date.parse(race?.date ?? '') / 1000;
  if (race === undefined || Number.isNaN(startsAt)) return false;
  return writeMoment({ api, now }, race, { startsAt, moment: decideLiveMoment(startsAt, now()) });
}

function isDemoRace(season: number): (race: Race) => boolean {
  const id = toDemoRaceId(season, LIVE_WEEKEND, GRAND_PRIX);
  return (race) => race.id === id && race.competition?.name === LIVE_NAME;
}

async function writeMoment(parts: DeskParts, race: Race, { startsAt, moment }: { startsAt: number; moment: LiveMoment }): Promise<boolean> {
  switch (moment.phase) {
    case 'before':
      return false;
    case 'live':
      if (race.status === 'Live' && race.laps?.current === moment.lap) return false;
      await writeResult(parts, race, toRows(race, startsAt, { lap: moment.lap, isJudged: false }));
      await writeRace(parts, race, { status: 'Live', lap: moment.lap });
      return true;
    case 'finished':
      if (race.status === COMPLETED && (!moment.isJudged || (await isJudged(parts, race)))) return false;
      await writeResult(parts, race, toRows(race, startsAt, { lap: LAPS, isJudged: moment.isJudged }));
      if (race.status !== COMPLETED) await writeRace(parts, race, { status: COMPLETED, lap: LAPS });
      return true;
    case 'again':
      await writeRace(parts, race, { status: 'Scheduled', lap: null, startsAt: parts.now() + NOTICE_S });
      await writeResult(parts, race, []);
      return true;
  }
}

function toRows({ id }: Race, startsAt: number, told: { lap: number; isJudged: boolean }): StoredResultRow[] {
  return toDemoResult({ id, type: GRAND_PRIX, weekend: LIVE_WEEKEND, startsAt }, told);
}

async function isJudged({ api }: DeskParts, { id }: Race): Promise<boolean> {
  const { items } = await api.raceResult({ params: { sport: SPORT, raceId: String(id) } });
  return items.some(({ time }) => time === 'DSQ');
}

async function writeRace({ api }: DeskParts, { id, date, competition, circuit }: Race, { status, lap, startsAt }: { status: string; lap: number | null; startsAt?: number }): Promise<void> {
  await api.newsroomRaceSave({
    params: { id: String(id) },
    body: {
      id,
      type: GRAND_PRIX,
      status,
      date: startsAt === undefined ? (date ?? '') : new Date(startsAt * 1000).toISOString(),
      laps: { current: lap, total: LAPS },
      competition: { id: competition?.id ?? DEMO_IDS + LIVE_WEEKEND + 1, name: LIVE_NAME, location: competition?.location ?? null },
      circuit,
    },
  });
}

async function writeResult({ api }: DeskParts, { id }: Race, rows: readonly StoredResultRow[]): Promise<void> {
  await api.newsroomRaceResultSave({ params: { raceId: String(id) }, body: { items: rows.map(toDraftRow) } });
}

function toDraftRow({ driver, team, positions, ...row }: StoredResultRow): RaceResultDraft['items'][number] {
  return { ...row, driver: { id: driver, name: NAMES.get(driver) ?? '', image: null }, team: team === null ? null : { id: team, name: DEMO_TEAMS[team - DEMO_IDS - 1]?.name ?? '' }, positions: [...positions] };
}

const NAMES: ReadonlyMap<number, string> = new Map(DEMO_TEAMS.flatMap(({ drivers }, team) => drivers.map(([name], seat) => [toDemoDriverId(team, seat), name])));
