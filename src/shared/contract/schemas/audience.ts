import { z } from 'zod';
import { listOf } from './common.ts';

/** Supporters by kind. @spec §3 Minutes response */
export const minutesSchema = z.object({ recurring: z.number().int(), onetime: z.number().int() }).meta({ id: 'Minutes' });

/** What a write answers when there is nothing to tell. */
export const acknowledgedSchema = z.object({ ok: z.literal(true) }).meta({ id: 'Acknowledged' });

/** A quiz service call: GraphQL over one address. @spec §7 Quiz service */
export const graphqlBodySchema = z
  .object({ query: z.string().min(1).max(4000), variables: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'GraphqlBody' });

/** Its answer. */
export const graphqlAnswerSchema = z
  .object({ data: z.unknown().optional(), errors: listOf(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() })) })
  .meta({ id: 'GraphqlAnswer' });
