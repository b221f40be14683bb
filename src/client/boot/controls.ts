import { fillSponsorLink } from '../../shared/features/article-list/sponsor-link.ts';
import { chooseColorMode } from './color-mode.ts';
import { bringConsent } from './consent.ts';

/** The controls that this script owns, by `data-action`. */
const actions: Readonly<Record<string, (control: HTMLElement) => void>> = {
  'color-mode': (control) => chooseColorMode(control.getAttribute('value') ?? ''),
  'share': (control) => void share(control),
  'copy-link': (control) => void copyLink(control),
  'print': () => print(),
  'consent': () => bringConsent(true),
  'fill-link': (control) => fillLink(control),
};

/** Listens for the controls of the whole page, those that come later included. */
export function watchControls(): void {
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
    if (control !== null) actions[control.dataset['action'] ?? '']?.(control);
  });
}

/** Shows the controls that only work with this script, where the browser can do what they say. */
export function showControls(): void {
  const able: Readonly<Record<string, boolean>> = { 'share': 'share' in navigator, 'copy-link': 'clipboard' in navigator, 'print': true, 'color-mode': true, 'consent': true };
  for (const control of document.querySelectorAll<HTMLElement>('[data-action][hidden]')) {
    if (able[control.dataset['action'] ?? ''] === true) control.hidden = false;
  }
}

/** A sponsor's link says where and when it was followed: only here is that known. @spec §3 Sponsored line */
function fillLink(link: HTMLElement): void {
  link.setAttribute('href', fillSponsorLink(link.dataset['template'] ?? '', location.href, Date.now()));
}

async function share(control: HTMLElement): Promise<void> {
  try {
    await navigator.share({ url: control.dataset['url'] ?? location.href, title: control.dataset['title'] ?? document.title });
  } catch {
    // The reader closed the sheet: nothing to say.
  }
}

async function copyLink(control: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(control.dataset['url'] ?? location.href);
    control.dataset['done'] = '';
    const status = control.parentElement?.querySelector('[role="status"]') ?? document.getElementById('link-copied');
    if (status !== null) status.textContent = control.dataset['doneText'] ?? '';
  } catch {
    // The browser refused the clipboard: the address bar still has the link.
    control.hidden = true;
  }
}
