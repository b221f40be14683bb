import { z } from 'zod';
import { PUSH_TOPICS } from '../push-topics.ts';
import { listOf, nullable } from './common.ts';

/** A push order: `clientToken` carries the browser's subscription, as JSON in base64url. @spec §7 */
export const pushBodySchema = z.object({ clientToken: z.string().min(1).max(4000).regex(/^[\w-]+$/), topic: z.enum(PUSH_TOPICS) }).meta({ id: 'PushBody' });

/** The topics a browser takes. */
export const pushTopicsSchema = z.object({ topics: listOf(z.string()) }).meta({ id: 'PushTopics' });

/** What a browser needs to subscribe: the sender's public key, null where nothing is sent. */
export const pushSettingsSchema = z.object({ publicKey: nullable(z.string()) }).meta({ id: 'PushSettings' });

/** A message to everybody who takes a topic; it leads to a page of ours. */
export const pushMessageSchema = z
  .strictObject({
    topic: z.enum(PUSH_TOPICS),
    title: z.string().trim().min(1).max(120),
    body: z.string().trim().max(300).default(''),
    url: z.string().max(1000).regex(/^\/(?![/\\])[^\s\\]*$/, 'has to be a path that begins with /'),
  })
  .meta({ id: 'PushMessage' });

/** How many browsers a message goes to. */
export const pushQueuedSchema = z.object({ queued: z.number().int().nonnegative() }).meta({ id: 'PushQueued' });

export type PushMessage = z.infer<typeof pushMessageSchema>;
