/**
 * Turns f1db's files into the compact tables that the backend seeds.
 *
 *   node scripts/facts/formula1.ts <folder of the data>
 *
 * The folder holds f1db's files in `f1`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readF1db, type F1dbEntry, type F1dbFiles, type F1dbRace, type F1dbResult, type F1dbSeason } from './formula1/f1db-files.ts';
import { BIRTHPLACES, CHASSIS, CIRCUITS, COUNTRIES, GRANDS_PRIX } from './formula1/names.ts';

const YEARS = [2023, 2024, 2025];
const OUTPUT = new URL('../../src/backend/seed/sport/formula1/', import.meta.url).pathname;
/** f1db has no numbers for sprints: they follow the numbers of the races of their weekends. */
const SPRINT_ID_OFFSET = 10_000;
const DAY_MS = 86_400_000;

/** What the source calls by a word gets a number in the order in which it first raced. */
type Numbers = ReadonlyMap<string, number>;

function convert(folder: string): void {
  const files = readF1db(join(folder, 'f1'), YEARS);
  const rows = files.seasons.flatMap(({ races }) => races.flatMap((race) => [...(race['sprint-race-results'] ?? []), ...race['race-results']]));
  const drivers = toNumbers(rows.map(({ driverId }) => driverId));
  const teams = toNumbers(rows.map(({ constructorId }) => constructorId));
  write('drivers', [...drivers].map(([key, id]) => toDriver(files, key, id)));
  write('teams', [...teams].map(([key, id]) => toTeam(files, key, id)));
  write('circuits', Object.keys(CIRCUITS).map((key) => toCircuit(files, key)));
  write('competitions', Object.values(GRANDS_PRIX));
  for (const season of files.seasons) write(`season-${season.season}`, season.races.flatMap((race) => toSessions(race, drivers, teams)));
  write('published-standings', files.seasons.map((season) => toStandings(season, drivers, teams)));
}

function toNumbers(keys: readonly string[]): Numbers {
  return new Map([...new Set(keys)].map((key, index) => [key, index + 1]));
}

function toDriver({ drivers }: F1dbFiles, key: string, id: number) {
  const { name, abbreviation, permanentNumber, dateOfBirth, placeOfBirth, countryOfBirthCountryId, nationalityCountryId } = find(drivers, key);
  const place = placeOfBirth === null ? null : `${BIRTHPLACES[placeOfBirth] ?? placeOfBirth}, ${look(COUNTRIES, countryOfBirthCountryId).name}`;
  return { id, name, number: permanentNumber === null ? null : Number(permanentNumber), abbr: abbreviation, nationality: look(COUNTRIES, nationalityCountryId).nationality, birthdate: dateOfBirth, birthplace: place };
}

/** Car, engine and tyres are those of the team's newest season. */
function toTeam({ teams, seasons, engines, tyres }: F1dbFiles, key: string, id: number) {
  const { name } = find(teams, key);
  const entrant = seasons.flatMap(({ entrants }) => entrants).findLast(({ constructorId }) => constructorId === key);
  if (entrant === undefined) throw new Error(`No season has the entrant ${key}.`);
  return {
    id,
    name,
    chassis: look(CHASSIS, entrant.chassisId),
    engine: find(engines, entrant.engineManufacturerId).name,
    tyres: find(tyres, entrant.tyreManufacturerId).name,
  };
}

/** Length, laps and distance are those of the newest race on the circuit. */
function toCircuit({ circuits, seasons }: F1dbFiles, key: string) {
  const { fullName, placeName, countryId } = find(circuits, key);
  const race = seasons.flatMap(({ races }) => races).findLast((one) => one.race.circuitId === key)?.race;
  if (race === undefined) throw new Error(`No race was run on ${key}.`);
  const { id, city } = look(CIRCUITS, key);
  return { id, name: fullName, country: look(COUNTRIES, countryId).name, city: city ?? placeName, length: toKilometres(race.courseLength), race_distance: toKilometres(race.distance), laps: race.laps };
}

/** The sprint of a weekend, where it has one, before its race. */
function toSessions(source: F1dbRace, drivers: Numbers, teams: Numbers) {
  const { race } = source;
  const weekend = { competition: look(GRANDS_PRIX, race.grandPrixId).id, circuit: look(CIRCUITS, race.circuitId).id };
  const convertRows = (results: readonly F1dbResult[]) => results.map((row) => toResultRow(row, drivers, teams));
  const convertGrid = (entries: readonly F1dbEntry[]) => entries.map(({ position, driverId, constructorId, time }) => [toPlace(position), number(drivers, driverId), number(teams, constructorId), time]);
  const sprint = source['sprint-race-results'];
  return [
    ...(sprint === undefined
      ? []
      : [{ id: race.id + SPRINT_ID_OFFSET, type: 'Sprint', date: toSprintDate(race), laps: race.sprintRaceLaps ?? null, ...weekend, results: convertRows(sprint), grid: convertGrid(source['sprint-starting-grid-positions'] ?? []) }]),
    { id: race.id, type: 'Verseny', date: toDate(race.date, race.time), laps: race.laps, ...weekend, results: convertRows(source['race-results']), grid: convertGrid(source['starting-grid-positions']) },
  ];
}

/** A result as a row of numbers: position, driver, team, time or code, place on the grid, laps, points. */
function toResultRow({ position, driverId, constructorId, time, gap, laps, points, gridPosition }: F1dbResult, drivers: Numbers, teams: Numbers) {
  const printed = typeof position === 'string' ? position : (gap ?? time);
  return [toPlace(position), number(drivers, driverId), number(teams, constructorId), printed, toPlace(gridPosition), laps, points];
}

function toPlace(place: string | number | null): number | null {
  return typeof place === 'number' ? place : null;
}

/** The source has no hours for 2023: a day alone stands there. */
function toDate(date: string, time: string | null): string {
  return time === null ? date : `${date}T${time}:00Z`;
}

/** The source has no days for the sprints of 2023, which the sporting regulations of that year put on the day before the race. */
function toSprintDate({ date, sprintRaceDate, sprintRaceTime }: F1dbRace['race']): string {
  return sprintRaceDate === null ? new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10) : toDate(sprintRaceDate, sprintRaceTime);
}

/** The final tables as published: what the points tables that are computed from the results have to equal. */
function toStandings(source: F1dbSeason, drivers: Numbers, teams: Numbers) {
  return {
    season: source.season,
    drivers: source['driver-standings'].map(({ position, driverId, points }) => [position, number(drivers, driverId), points]),
    teams: source['constructor-standings'].map(({ position, constructorId, points }) => [position, number(teams, constructorId), points]),
  };
}

function toKilometres(value: number): string {
  return `${value.toLocaleString('hu-HU', { minimumFractionDigits: 3 })} km`;
}

function number(numbers: Numbers, key: string): number {
  return find(numbers, key);
}

function find<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The source has no ${key}.`);
  return value;
}

function look<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
  const value = table[key];
  if (value === undefined) throw new Error(`formula1/names.ts has no row ${key}.`);
  return value;
}

/** One item a line, so that a change of one race is one line of a diff. */
function write(name: string, items: readonly object[]): void {
  const path = join(OUTPUT, `${name}.json`);
  writeFileSync(path, `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`);
  process.stdout.write(`${path}: ${items.length}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the data: node scripts/facts/formula1.ts <folder>');
convert(folder);
