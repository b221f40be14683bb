import { z } from 'zod';
import { listOf, unixSeconds } from './common.ts';

/** Supporters by kind. @spec §3 Minutes response */
export const minutesSchema = z.object({ recurring: z.number().int(), onetime: z.number().int() }).meta({ id: 'Minutes' });

/** What a write answers when there is nothing to tell. */
export const acknowledgedSchema = z.object({ ok: z.literal(true) }).meta({ id: 'Acknowledged' });

/** Rates of a currency over a range of days. */
export const exchangeSchema = z
  .object({
    currency: z.string(),
    base: z.string(),
    source: z.string(),
    items: z.array(z.object({ date: z.string(), value: z.number(), updatedAt: unixSeconds.optional() })),
  })
  .meta({ id: 'Exchange' });

/** A quiz service call: GraphQL over one address. @spec §7 Quiz service */
export const graphqlBodySchema = z
  .object({ query: z.string().min(1).max(4000), variables: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'GraphqlBody' });

/** Its answer. */
export const graphqlAnswerSchema = z
  .object({ data: z.unknown().optional(), errors: listOf(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() })) })
  .meta({ id: 'GraphqlAnswer' });
