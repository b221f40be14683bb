import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const text = z.string().nullish().transform((value) => value ?? null);
/** A place is a number, or a code: DNF, DNS, DSQ, NC; PL is a start from the pit lane. */
const place = z.union([z.number().int(), z.string()]).nullish().transform((value) => value ?? null);

const entry = z.object({ position: place, driverId: z.string(), constructorId: z.string(), time: text });
const result = entry.extend({ gap: text, laps: z.number().nullish().transform((value) => value ?? null), points: z.number().nullish().transform((value) => value ?? 0), gridPosition: place });
const driverStanding = z.object({ position: z.number(), driverId: z.string(), points: z.number() });
const constructorStanding = z.object({ position: z.number(), constructorId: z.string(), points: z.number() });

const race = z.object({
  'race': z.object({
    id: z.number(),
    date: z.string(),
    time: text,
    grandPrixId: z.string(),
    circuitId: z.string(),
    courseLength: z.number(),
    laps: z.number(),
    distance: z.number(),
    sprintRaceDate: text,
    sprintRaceTime: text,
    sprintRaceLaps: z.number().optional(),
  }),
  'race-results': z.array(result),
  'starting-grid-positions': z.array(entry),
  'sprint-race-results': z.array(result).optional(),
  'sprint-starting-grid-positions': z.array(entry).optional(),
});

const season = z.object({
  'season': z.number(),
  'races': z.array(race),
  'entrants': z.array(z.object({ constructorId: z.string(), engineManufacturerId: z.string(), chassisId: z.string(), tyreManufacturerId: z.string() })),
  'driver-standings': z.array(driverStanding),
  'constructor-standings': z.array(constructorStanding),
});

const named = z.object({ id: z.string(), name: z.string() });
const circuit = named.extend({ fullName: z.string(), placeName: z.string(), countryId: z.string() });
const driver = named.extend({ abbreviation: text, permanentNumber: text.or(z.number()), dateOfBirth: text, placeOfBirth: text, countryOfBirthCountryId: z.string(), nationalityCountryId: z.string() });

export type F1dbSeason = z.infer<typeof season>;
export type F1dbRace = z.infer<typeof race>;
export type F1dbResult = z.infer<typeof result>;
export type F1dbEntry = z.infer<typeof entry>;

/** The files of f1db as the converter reads them. */
export type F1dbFiles = ReturnType<typeof readF1db>;

/** Reads the seasons and what they name. @throws where a file has another shape */
export function readF1db(folder: string, years: readonly number[]) {
  const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> => schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
  return {
    seasons: years.map((year) => read(`season-${year}.json`, season)),
    circuits: byId(read('circuits.json', z.array(circuit))),
    teams: byId(read('constructors.json', z.array(named))),
    drivers: byId(read('drivers.json', z.array(driver))),
    engines: byId(read('engine-manufacturers.json', z.array(named))),
    tyres: byId(read('tyre-manufacturers.json', z.array(named))),
  };
}
