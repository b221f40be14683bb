import { z } from 'zod';
import { listOf, nullable, unixSeconds } from './common.ts';

/** The tokens of a session; they live in the edge's cookies, never in browser code. */
export const sessionTokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'SessionTokens' });

/** The first factor's answer: a token that is good for the second factor only, or the session itself. */
export const loginAnswerSchema = z
  .object({ token: z.string(), refreshToken: nullable(z.string()), otpRequired: z.boolean() })
  .meta({ id: 'LoginAnswer' });

/** The user behind a session. @spec §3 Client state, Auth */
export const meSchema = z
  .object({ id: z.union([z.string(), z.number()]), email: z.string(), name: z.string(), roles: listOf(z.string()) })
  .meta({ id: 'Me' });

/** The first factor. */
export const loginBodySchema = z.object({ email: z.email(), password: z.string().min(1).max(1000) }).meta({ id: 'LoginBody' });
/** The return of a third-party sign-in. */
export const googleCheckBodySchema = z.object({ code: z.string().min(1), redirect_uri: z.url() }).meta({ id: 'GoogleCheckBody' });
/** The second factor. */
export const otpBodySchema = z.object({ code: z.string().regex(/^\d{6}$/) }).meta({ id: 'OtpBody' });
/** What renews a session. */
export const refreshBodySchema = z.object({ refreshToken: z.string().min(1) }).meta({ id: 'RefreshBody' });
/** Who asks for a member token. */
export const memberTokenBodySchema = z.object({ email: z.email() }).meta({ id: 'MemberTokenBody' });

/** A member as the CRM knows them. */
export const memberInfoSchema = z
  .object({ id: z.union([z.string(), z.number()]), email: z.string(), firstName: nullable(z.string()), lastName: nullable(z.string()) })
  .meta({ id: 'MemberInfo' });

/** A member's programmes, finished ones too when asked. */
export const memberSubscriptionsSchema = z
  .object({
    items: z.array(
      z.object({ id: z.union([z.string(), z.number()]), programme: z.string(), startedAt: unixSeconds, endsAt: unixSeconds.nullable(), amount: z.number(), currency: z.string(), recurring: z.boolean() }),
    ),
  })
  .meta({ id: 'MemberSubscriptions' });

/** A token of the member service. */
export const memberTokenSchema = z.object({ token: z.string() }).meta({ id: 'MemberToken' });
