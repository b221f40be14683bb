import type { ConsentPurpose } from '../../shared/config/consent.ts';
import { parseConsent, toConsentCookie, type Consent } from '../../shared/lib/consent.ts';

/*
 * The reader's choice, for every script that needs it. The cookie is the one place where it lies, so scripts that were
 * built apart agree, and so do tabs.
 */

const EVENT = 'lapszel:consent';

/** The choice as it stands; null where none is remembered. */
export function readConsent(): Consent | null {
  return parseConsent(document.cookie, Date.now());
}

/** Whether the reader allows a purpose now. Ask right before something is loaded: a choice can be taken back. */
export function isAllowed(purpose: ConsentPurpose): boolean {
  return readConsent()?.[purpose] === true;
}

/** Calls back whenever a choice was made, and when the reader comes back to this tab, since another may have changed it. */
export function onConsentChange(listener: () => void): void {
  addEventListener(EVENT, listener);
  addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
}

/** Remembers a choice and tells whoever waits for it. A browser that keeps no cookie asks again on the next page. */
export function rememberConsent(consent: Consent): void {
  document.cookie = toConsentCookie(consent, { nowMs: Date.now(), isSecure: location.protocol === 'https:' });
  dispatchEvent(new Event(EVENT));
}
