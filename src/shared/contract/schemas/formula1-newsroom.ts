import { z } from 'zod';
import { imageAddress } from './common.ts';

const MAX_CARS = 60;
const MAX_LAPS = 300;

const id = z.number().int().min(1).max(2_147_483_647);
const name = z.string().trim().min(1).max(200);
const small = z.number().int().min(0).max(MAX_LAPS).nullable().default(null);
const place = z.number().int().min(1).max(MAX_CARS);

/** A moment with its zone; a day alone where the hour is not known. */
const date = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/, 'has to be a day, or a moment with its zone, as 2026-11-21T14:00:00Z').refine((text) => !Number.isNaN(Date.parse(text)), 'is no day of the calendar');

/** A session of a weekend as the newsroom writes it; a new one belongs to the season of its year unless it says another. */
export const raceDraftSchema = z
  .strictObject({
    id,
    season: z.number().int().min(1950).max(2199).optional(),
    type: z.string().trim().min(1).max(40),
    status: z.string().trim().min(1).max(40),
    date,
    laps: z.strictObject({ current: small, total: small }).default({ current: null, total: null }),
    competition: z.strictObject({ id, name, location: z.strictObject({ country: name.nullable().default(null), city: name.nullable().default(null) }).nullable().default(null) }),
    circuit: z.strictObject({ id }).nullable().default(null),
  })
  .meta({ id: 'RaceDraft' });

const row = z.strictObject({
  position: place.nullable().default(null),
  driver: z.strictObject({ id, name, image: imageAddress }),
  team: z.strictObject({ id, name }).nullable().default(null),
  time: z.string().trim().min(1).max(40).nullable().default(null),
  grid: place.nullable().default(null),
  laps: small,
  points: z.number().min(0).max(100).nullable().default(null),
  positions: z.array(place).max(MAX_LAPS).default([]),
});

/** A result or a starting grid as the newsroom writes it, whole: a driver and a place stand once. */
export const raceResultDraftSchema = z
  .strictObject({ items: z.array(row).max(MAX_CARS) })
  .superRefine(({ items }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: ['items', path], message });
    const places = items.flatMap(({ position }) => position ?? []);
    if (new Set(places).size < places.length) refuse('position', 'two rows have the same place');
    if (new Set(items.map(({ driver }) => driver.id)).size < items.length) refuse('driver', 'a driver stands twice');
  })
  .meta({ id: 'RaceResultDraft' });

export type RaceDraft = z.infer<typeof raceDraftSchema>;
export type RaceResultDraft = z.infer<typeof raceResultDraftSchema>;
