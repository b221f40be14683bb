import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { StoredResultRow } from '../../../formula1/result-row.ts';
import type { CircuitDetails, DriverDetails, TeamDetails } from '../../../store/formula1/profile-store.ts';

/** The seasons whose facts the product carries. */
export const FACT_SEASONS = [2023, 2024, 2025] as const;

const id = z.number().int();
const count = z.number().nullable();
const text = z.string().nullable();
const named = z.object({ id, name: z.string() });
const driver = named.extend({ number: count, abbr: text, nationality: text, birthdate: text, birthplace: text });
const team = named.extend({ chassis: text, engine: text, tyres: text });
const circuit = named.extend({ country: z.string(), city: z.string(), length: text, race_distance: text, laps: count });
const result = z.tuple([count, id, id, text, count, count, z.number()]);
const gridPlace = z.tuple([count, id, id, text]);
const session = z.object({ id, type: z.string(), date: z.string(), laps: count, competition: id, circuit: id, results: z.array(result), grid: z.array(gridPlace) });

type Session = z.infer<typeof session>;

/** A session of the facts: the race as the store has it, its result and its starting grid. */
export type FactSession = {
  readonly race: { readonly id: number; readonly type: string; readonly date: string; readonly laps: number | null; readonly circuit: number; readonly competition: { readonly id: number; readonly name: string; readonly location: { readonly country: string; readonly city: string } } };
  readonly rows: readonly StoredResultRow[];
  readonly grid: readonly StoredResultRow[];
};

/** The sessions of each season in their order. */
export function loadFactSeasons(): { readonly year: number; readonly sessions: readonly FactSession[] }[] {
  const competitions = new Map(read('competitions', named).map((one) => [one.id, one.name]));
  const circuits = new Map(read('circuits', circuit).map((one) => [one.id, one]));
  return FACT_SEASONS.map((year) => ({
    year,
    sessions: read(`season-${year}`, session).map(({ competition, ...one }) => {
      const place = requireRow(circuits, one.circuit);
      return {
        race: { id: one.id, type: one.type, date: one.date, laps: one.laps, circuit: one.circuit, competition: { id: competition, name: requireRow(competitions, competition), location: { country: place.country, city: place.city } } },
        rows: one.results.map(toResultRow),
        grid: one.grid.map(toGridRow),
      };
    }),
  }));
}

/** The drivers, teams and circuits that those seasons name, as their tables have them. */
export function loadFactProfiles() {
  return {
    drivers: read('drivers', driver).map(({ id: own, name, ...details }) => ({ id: own, name, details: details satisfies DriverDetails })),
    teams: read('teams', team).map(({ id: own, name, ...details }) => ({ id: own, name, details: details satisfies TeamDetails })),
    circuits: read('circuits', circuit).map(({ id: own, name, length, race_distance, laps }) => ({ id: own, name, details: { length, race_distance, laps } satisfies CircuitDetails })),
  };
}

function toResultRow([position, driverId, teamId, time, grid, laps, points]: Session['results'][number]): StoredResultRow {
  return { position, driver: driverId, team: teamId, time, grid, laps, points, positions: [] };
}

function toGridRow([position, driverId, teamId, time]: Session['grid'][number]): StoredResultRow {
  return { position, driver: driverId, team: teamId, time, grid: null, laps: null, points: null, positions: [] };
}

function read<T extends z.ZodType>(name: string, item: T): z.output<T>[] {
  return z.array(item).parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')));
}

function requireRow<Value>(table: ReadonlyMap<number, Value>, key: number): Value {
  const value = table.get(key);
  if (value === undefined) throw new Error(`The facts of Formula 1 name ${key}, which they do not have: run scripts/facts/formula1.ts.`);
  return value;
}
