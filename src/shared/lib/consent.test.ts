import { describe, expect, it } from 'vitest';
import { CONSENT_DAYS, CONSENT_VERSION } from '../config/consent.ts';
import { FULL_CONSENT, NO_CONSENT, isAllRefused, parseConsent, toConsentCookie, type Consent } from './consent.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const at = (nowMs: number) => ({ nowMs, isSecure: false });

/** A cookie as the document has it later: without its attributes. */
const remember = (consent: Consent, nowMs = NOW) => toConsentCookie(consent, at(nowMs)).split(';')[0] ?? '';

describe('a remembered choice', () => {
  const choices = [true, false].flatMap((statistics) => [true, false].flatMap((advertising) => [true, false].map((embeds) => ({ statistics, advertising, embeds }))));

  it.each(choices)('is read as it was written: %o', (choice) => {
    expect(parseConsent(remember(choice), NOW)).toEqual(choice);
  });

  it('is found among other cookies, and nowhere inside of one', () => {
    expect(parseConsent(`a=1; ${remember(FULL_CONSENT)}; b=2`, NOW)).toEqual(FULL_CONSENT);
    expect(parseConsent(`x${remember(FULL_CONSENT)}`, NOW)).toBeNull();
    expect(parseConsent(`a=${remember(FULL_CONSENT)}`, NOW)).toBeNull();
  });

  it('holds 180 days, by the cookie and by its own date', () => {
    expect(CONSENT_DAYS).toBe(180);
    expect(toConsentCookie(FULL_CONSENT, at(NOW))).toContain('; max-age=15552000;');
    expect(parseConsent(remember(FULL_CONSENT, NOW - 179 * DAY_MS), NOW)).toEqual(FULL_CONSENT);
    expect(parseConsent(remember(FULL_CONSENT, NOW - 180 * DAY_MS), NOW)).toBeNull();
  });

  it('of a day to come, of another version, or of letters that nobody gave is none', () => {
    expect(parseConsent(remember(FULL_CONSENT, NOW + DAY_MS), NOW)).toBeNull();
    const written = remember(FULL_CONSENT);
    expect(parseConsent(written.replace(`=${CONSENT_VERSION}.`, `=${CONSENT_VERSION + 1}.`), NOW)).toBeNull();
    for (const letters of ['sx', 'as', 'ss', 'saee', '1']) expect(parseConsent(written.replace(/sae$/, letters), NOW), letters).toBeNull();
    expect(parseConsent('', NOW)).toBeNull();
  });
});

it('the cookie belongs to the host alone, and to HTTPS where the page came by it', () => {
  const cookie = toConsentCookie(NO_CONSENT, { nowMs: NOW, isSecure: true });
  expect(cookie).toMatch(/; path=\/; max-age=\d+; samesite=lax; secure$/);
  expect(cookie).not.toContain('domain');
  expect(toConsentCookie(NO_CONSENT, at(NOW))).not.toContain('secure');
});

it('only a refusal of everything needs no script', () => {
  expect(isAllRefused(`a=1; ${remember(NO_CONSENT)}`)).toBe(true);
  expect(isAllRefused(`${remember(NO_CONSENT)}; a=1`)).toBe(true);
  expect(isAllRefused('')).toBe(false);
  expect(isAllRefused(remember({ ...NO_CONSENT, embeds: true }))).toBe(false);
  expect(isAllRefused(remember(NO_CONSENT).replace(`=${CONSENT_VERSION}.`, '=0.'))).toBe(false);
});
