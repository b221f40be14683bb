import { Secret, TOTP } from 'otpauth';
import { editions } from '../../shared/config/editions/editions.ts';

const PERIOD_SECONDS = 30;
/** A clock that is one step off still signs in. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

/** A new secret for a code app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which code apps take a secret. */
export function toTotpAddress(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** The code of a moment (unix seconds). */
export function createTotpCode(secret: string, now: number): string {
  return createTotp(secret).generate({ timestamp: now * 1000 });
}

/** The time step that a code belongs to, by which a used one is known again; null for a wrong code. RFC 6238 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now * 1000, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: editions.main.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
}
