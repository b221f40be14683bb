import { z } from 'zod';

const MAX_KEYS = 10_000;

/** What tells an edge of a purge, by HTTP or over the bus. Without a number it stands outside the backend's log. */
export const purgeMessageSchema = z.object({
  sequence: z.number().int().optional(),
  keys: z.array(z.string().min(1)).min(1).max(MAX_KEYS),
  hard: z.boolean().default(false),
});

/** A purge: its number in the backend's log, the surrogate keys, and whether it is a takedown. */
export type PurgeMessage = { readonly sequence?: number | undefined; readonly keys: readonly string[]; readonly hard: boolean };
