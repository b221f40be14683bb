import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from '../../shared/lib/errors.ts';
import type { ThirdPartyUser } from '../store/accounts/account-store.ts';

/** The third party, as its console names us. */
export type OidcSettings = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

/** What a browser brings back, and what the sign-in began with. */
export type OidcReturn = { readonly code: string; readonly redirectUri: string; readonly codeVerifier?: string | undefined; readonly nonce?: string | undefined; readonly now: number };

/** Asks the third party who a browser's code stands for. */
export type OidcClient = {
  /** @throws UNAUTHENTICATED for a code or proof that is not good, BACKEND_UNREACHABLE when the third party does not answer */
  readonly exchange: (back: OidcReturn) => Promise<ThirdPartyUser>;
};

type Provider = { readonly tokenEndpoint: string; readonly keys: JWTVerifyGetKey; readonly loadedAt: number };

const TIMEOUT_MS = 5000;
/** The addresses of a third party change hardly ever; its keys are looked after by `jose`. */
const PROVIDER_KEPT_SECONDS = 3600;
const CLOCK_TOLERANCE_SECONDS = 60;
/** Signatures that nobody but the third party can make. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const discoverySchema = z.object({ issuer: z.string(), token_endpoint: z.url(), jwks_uri: z.url() });
const tokenAnswerSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({ sub: z.string().min(1), email: z.email().nullish().catch(null), email_verified: z.boolean().nullish().catch(null), azp: z.string().nullish() });

/** Makes the client of a third party (OpenID Connect, authorization code). @spec §7 POST /api/login/google/check */
export function createOidcClient({ issuer, clientId, clientSecret }: OidcSettings): OidcClient {
  let known: Provider | null = null;

  async function requireProvider(now: number): Promise<Provider> {
    if (known !== null && now - known.loadedAt < PROVIDER_KEPT_SECONDS) return known;
    const found = parseAnswer(discoverySchema, await readJson(await send(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)));
    if (found.issuer !== issuer) throw new AppError('BACKEND_SHAPE', `The third party at OIDC_ISSUER calls itself ${found.issuer}: set OIDC_ISSUER to exactly that.`);
    known = { tokenEndpoint: found.token_endpoint, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS }), loadedAt: now };
    return known;
  }

  return {
    async exchange({ code, redirectUri, codeVerifier, nonce, now }) {
      const provider = await requireProvider(now);
      const form = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: clientId, client_secret: clientSecret });
      if (codeVerifier !== undefined) form.set('code_verifier', codeVerifier);
      const response = await send(provider.tokenEndpoint, form);
      if (!response.ok) {
        await response.body?.cancel();
        throw refused(`the code was answered with ${response.status}`);
      }
      const { id_token: idToken } = parseAnswer(tokenAnswerSchema, await readJson(response));
      const payload = await verify(idToken, provider.keys, now);
      if (nonce !== undefined && payload['nonce'] !== nonce) throw refused('the nonce is another');
      return toUser(payload);
    },
  };

  async function verify(idToken: string, keys: JWTVerifyGetKey, now: number): Promise<JWTPayload> {
    try {
      const checks = { issuer, audience: clientId, algorithms: ALGORITHMS, requiredClaims: ['exp', 'iat', 'sub'], clockTolerance: CLOCK_TOLERANCE_SECONDS, currentDate: new Date(now * 1000) };
      return (await jwtVerify(idToken, keys, checks)).payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw unreachable(error);
      if (error instanceof errors.JOSEError) throw refused(error.message, error);
      throw unreachable(error);
    }
  }

  function toUser(payload: JWTPayload): ThirdPartyUser {
    const { sub, email, email_verified: isVerified, azp } = parseAnswer(claimsSchema, payload);
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp !== clientId) throw refused('the proof was made for another client');
    return { issuer, subject: sub, email: isVerified === true ? (email ?? null) : null };
  }
}

async function send(url: string, form?: URLSearchParams): Promise<Response> {
  try {
    return await fetch(url, { ...(form === undefined ? {} : { method: 'POST', body: form }), headers: { accept: 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw unreachable(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new AppError('BACKEND_SHAPE', `The third party answered ${response.status} with what is no JSON.`, { cause: error });
  }
}

function parseAnswer<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('BACKEND_SHAPE', `The third party's answer lacks ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
  return result.data;
}

function refused(why: string, cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', 'The third party\'s sign-in was not accepted: start it again.', { detail: { why }, cause });
}

function unreachable(cause: unknown): AppError {
  return new AppError('BACKEND_UNREACHABLE', 'The third party of the sign-in does not answer.', { cause });
}
