import { z } from 'zod';
import { slug } from './common.ts';

/** A currency's rate in the edition's own currency; `change` is the per cent since the day before. @spec §3 Other common data */
export const exchangeRateSchema = z.object({ currency: z.string(), value: z.number(), change: z.number() });

/** The weather of an edition's city; the condition is a code or a word. @spec §3 Other common data */
export const weatherSchema = z.object({ city: z.string(), temperature: z.number(), condition: z.string() });

/** What a river's gauge shows; `alert` is the grade of flood protection, 0 for none. @spec §3 Other common data */
export const floodGaugeSchema = z.object({ river: z.string(), station: z.string(), levelCm: z.number(), alert: z.number().int().min(0).max(3) });

/** The box with a broadcast that stands beside every page. @spec §3 Pip status */
export const pipStatusSchema = z.object({ pipShow: z.boolean(), pipTitle: z.string(), pipUrl: z.string(), pipOpen: z.boolean(), pipLabel: z.string().default('élő') });

/** A page of live data that readers are led to. @spec §3 Other common data */
export const widgetSchema = z.object({ slug, title: z.string(), url: z.string() });

export type PipStatus = z.infer<typeof pipStatusSchema>;
export type Widget = z.infer<typeof widgetSchema>;
