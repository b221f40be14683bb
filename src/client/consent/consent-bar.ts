import { NO_CONSENT, type Consent } from '../../shared/lib/consent.ts';
import { readConsent, rememberConsent } from './consent-choice.ts';
import { makeConsentForm, type ConsentForm } from './consent-form.ts';
import css from './consent.css?inline';

/** The bar while it is open; `isRequested` where the reader asked for it. */
type OpenBar = { readonly form: ConsentForm; readonly isRequested: boolean; readonly watch: ResizeObserver };

/** How much of the screen's lower edge the bar takes, for styles. */
const ROOM = '--consent-room';

let open: OpenBar | null = null;
let hasStyles = false;

/**
 * Opens the bar. One that comes by itself takes no focus; one that the reader asked for opens with the settings and takes
 * it. It stands first in the document, so that it is met first by keyboard too. @spec §3 Client state: isCookieModal
 */
export function openConsentBar({ isRequested }: { isRequested: boolean }): void {
  // One that is there already makes way: it does not show the settings, or not the choice as it stands.
  removeBar();
  addStyles();
  const form = makeConsentForm({ language: readLanguage(), ticked: readConsent() ?? NO_CONSENT, onChoice: choose });
  form.dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && closeBar());
  document.body.prepend(form.dialog);
  // Not `show()`, which would take the focus.
  form.dialog.open = true;
  open = { form, isRequested, watch: keepRoom(form.dialog) };
  if (!isRequested) return;
  form.showSettings();
  form.title.focus();
}

/** Closes a bar that came by itself where the reader has answered meanwhile, in another tab perhaps. */
export function closeAnsweredBar(): void {
  if (open !== null && !open.isRequested && readConsent() !== null) closeBar();
}

function choose(consent: Consent): void {
  closeBar();
  rememberConsent(consent);
}

/** Closes it and leaves the choice as it is: no answer is no consent. The focus goes back to where the reader was. */
function closeBar(): void {
  if (open === null) return;
  const { form, isRequested } = open;
  const hadFocus = form.dialog.contains(document.activeElement);
  removeBar();
  if (!hadFocus) return;
  const control = isRequested ? document.querySelector<HTMLElement>('[data-action="consent"]') : null;
  (control ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

function removeBar(): void {
  if (open === null) return;
  open.watch.disconnect();
  open.form.dialog.remove();
  open = null;
  document.documentElement.style.removeProperty(ROOM);
}

/** English pages are asked in English. */
function readLanguage(): 'hu' | 'en' {
  return document.getElementById('content')?.lang === 'en' ? 'en' : 'hu';
}

/** The bar lies over the page's lower edge: whatever gets the focus is scrolled clear of it, and so can the last line be. */
function keepRoom(dialog: HTMLElement): ResizeObserver {
  const watch = new ResizeObserver(() => document.documentElement.style.setProperty(ROOM, `${Math.ceil(innerHeight - dialog.getBoundingClientRect().top)}px`));
  watch.observe(dialog);
  return watch;
}

/** The styles come with the script: the pages' own sheet does without them. */
function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
