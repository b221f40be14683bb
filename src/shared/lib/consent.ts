import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION, type ConsentPurpose } from '../config/consent.ts';

/** A reader's choice: every purpose, allowed or not. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

/** The choice of who refuses, and what holds while nobody has chosen. */
export const NO_CONSENT: Consent = { statistics: false, advertising: false, embeds: false };

/** The choice of who accepts. */
export const FULL_CONSENT: Consent = { statistics: true, advertising: true, embeds: true };

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/** `version.day.letters`: the letters of what is allowed, in this order. */
const VALUE = /* @__PURE__ */ new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\.(\\d{1,6})\\.(s?)(a?)(e?)(?:;|$)`);

/** Reads the choice out of a document's cookies. Null where there is none, or one of another version, too old or of a day to come. */
export function parseConsent(cookies: string, nowMs: number): Consent | null {
  const match = VALUE.exec(cookies);
  if (match === null) return null;
  const age = toDay(nowMs) - Number(match[1]);
  if (age < 0 || age >= CONSENT_DAYS) return null;
  return { statistics: match[2] !== '', advertising: match[3] !== '', embeds: match[4] !== '' };
}

/** Whether everything was refused: then there is nothing to ask, and nothing to load. */
export function isAllRefused(cookies: string): boolean {
  return new RegExp(`${CONSENT_COOKIE}=${CONSENT_VERSION}\\.\\d+\\.(;|$)`).test(cookies);
}

/** The cookie of a choice as a script sets it: of this host alone, and forgotten when it is time to ask again. */
export function toConsentCookie({ statistics, advertising, embeds }: Consent, { nowMs, isSecure }: { nowMs: number; isSecure: boolean }): string {
  const letters = `${statistics ? 's' : ''}${advertising ? 'a' : ''}${embeds ? 'e' : ''}`;
  return `${CONSENT_COOKIE}=${CONSENT_VERSION}.${toDay(nowMs)}.${letters}; path=/; max-age=${CONSENT_DAYS * DAY_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
}

function toDay(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS);
}
