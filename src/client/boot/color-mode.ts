import { html } from './page-attributes.ts';
import { readStored, writeStored } from './storage.ts';

const MODES = ['system', 'light', 'dark'] as const;
type ColorMode = (typeof MODES)[number];
const STORAGE_KEY = 'colorMode';

/** Applies the reader's choice before the first paint. A page may force a mode, which then wins. @spec §4 Colour mode */
export function applyColorMode(): void {
  if (html.hasAttribute('data-mode-forced')) return;
  const mode = readMode();
  if (mode === 'system') html.removeAttribute('data-mode');
  else html.setAttribute('data-mode', mode);
}

/** Marks the choice in every colour-mode control of the page. */
export function showColorMode(): void {
  const mode = readMode();
  for (const control of document.querySelectorAll<HTMLElement>('[data-action="color-mode"]')) {
    if (control instanceof HTMLInputElement) control.checked = control.value === mode;
    else control.setAttribute('aria-pressed', String(control.getAttribute('value') === mode));
  }
}

/** Takes a choice from a control of the page. */
export function chooseColorMode(value: string): void {
  const mode = MODES.find((one) => one === value);
  if (mode === undefined) return;
  writeStored(STORAGE_KEY, mode);
  showColorMode();
  // The control shows the choice first; to colour a whole page anew takes a slow phone several frames.
  requestAnimationFrame(() => setTimeout(applyColorMode));
}

function readMode(): ColorMode {
  const stored = readStored(STORAGE_KEY);
  return MODES.find((mode) => mode === stored) ?? 'system';
}
