import { z } from 'zod';
import { listOf, unixSeconds } from './common.ts';

/** A newsletter order. @spec §3 Other */
export const newsletterBodySchema = z
  .object({ email: z.email(), firstName: z.string().max(100), lastName: z.string().max(100), listCodes: z.array(z.string()).min(1) })
  .meta({ id: 'NewsletterBody' });

/** A push order: `clientToken` carries the browser's subscription. @spec §7 */
export const pushBodySchema = z.object({ clientToken: z.string().min(1).max(4000), topic: z.string().min(1) }).meta({ id: 'PushBody' });

/** The topics a browser takes. */
export const pushTopicsSchema = z.object({ topics: listOf(z.string()) }).meta({ id: 'PushTopics' });

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
  .object({ query: z.string().min(1).max(20_000), variables: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'GraphqlBody' });

/** Its answer. */
export const graphqlAnswerSchema = z
  .object({ data: z.unknown().optional(), errors: listOf(z.object({ message: z.string() })) })
  .meta({ id: 'GraphqlAnswer' });

/** A quiz of an article. @spec §3 Quiz */
export const quizSchema = z
  .object({
    _id: z.string(),
    complex: z.boolean(),
    questions: z.array(
      z.object({
        _id: z.string(),
        question: z.string(),
        displayAs: z.string(),
        image: z.string().nullable(),
        description: z.string().nullable(),
        activeTo: unixSeconds.nullable(),
        rightAnswer: z.object({ value: z.string() }).nullable(),
        options: z.array(z.object({ _id: z.string(), title: z.string() })),
        answers: z.array(
          z.object({ _id: z.string(), title: z.string(), image: z.string().nullable(), answerCount: z.number(), sum: z.number(), average: z.number(), description: z.string().nullable() }),
        ),
      }),
    ),
  })
  .meta({ id: 'Quiz' });
