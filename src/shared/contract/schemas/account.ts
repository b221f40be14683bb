import { z } from 'zod';
import { listOf, nullable, slug, unixSeconds } from './common.ts';

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
/** The return of a third-party sign-in, as form or JSON; `code_verifier` (PKCE) and `nonce` are what it began with. */
export const googleCheckBodySchema = z
  .object({ code: z.string().min(1).max(4000), redirect_uri: z.url(), code_verifier: z.string().min(43).max(128).optional(), nonce: z.string().min(1).max(200).optional() })
  .meta({ id: 'GoogleCheckBody' });
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

const programme = z.strictObject({
  programme: z.string().min(1).max(200),
  amount: z.number().int().min(0).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  recurring: z.boolean(),
  startedAt: unixSeconds,
  endsAt: unixSeconds.nullable().default(null),
});

/** The shortest password that an account takes. */
export const PASSWORD_MIN_CHARS = 12;

/** An account as the newsroom saves it, by its address: a new one, or changes to one. What is not given stays. */
export const accountDraftSchema = z
  .strictObject({
    email: z.email().max(254),
    role: z.enum(['editor', 'member']),
    name: z.string().trim().min(1).max(200),
    /** The site that the account is for; null for every one. */
    site: slug.nullable().optional(),
    firstName: z.string().trim().min(1).max(100).nullable().optional(),
    lastName: z.string().trim().min(1).max(100).nullable().optional(),
    password: z.string().min(PASSWORD_MIN_CHARS).max(1000).optional(),
    active: z.boolean().optional(),
    /** Draws a new secret for the editor's code app; a new editor has one anyway. */
    newTotpSecret: z.boolean().default(false),
    /** All programmes of a member; those that are there before are replaced. */
    programmes: z.array(programme).max(100).optional(),
  })
  .meta({ id: 'AccountDraft' });

/** An account as the newsroom sees it: without its secrets. */
export const accountSchema = z
  .object({ id: z.number(), email: z.string(), role: z.enum(['editor', 'member']), name: z.string(), site: z.string().nullable(), hasPassword: z.boolean(), active: z.boolean(), createdAt: unixSeconds })
  .meta({ id: 'Account' });

/** Every account. */
export const accountListSchema = z.object({ items: z.array(accountSchema) }).meta({ id: 'AccountList' });

/** A saved account; a new secret of its code app is told this once. */
export const accountSavedSchema = z.object({ account: accountSchema, totp: z.object({ secret: z.string(), address: z.string() }).nullable() }).meta({ id: 'AccountSaved' });

/** How many sessions were ended. */
export const sessionsRevokedSchema = z.object({ revoked: z.number() }).meta({ id: 'SessionsRevoked' });

/** What the newsroom sends of an account, parsed. */
export type AccountDraft = z.output<typeof accountDraftSchema>;

/** An account without its secrets. */
export type Account = z.infer<typeof accountSchema>;

/** A token of the member service. */
export const memberTokenSchema = z.object({ token: z.string() }).meta({ id: 'MemberToken' });
