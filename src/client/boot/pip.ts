import { readSession, writeSession } from './storage.ts';

const STORAGE_KEY = 'foldedPip';

/** Keeps the broadcast's box folded for the session where the reader has folded it; another broadcast comes as it is. @spec §3 Pip status */
export function showPip(): void {
  const folded = readSession(STORAGE_KEY);
  for (const box of document.querySelectorAll<HTMLDetailsElement>('details[data-pip]')) {
    if (folded !== null && box.dataset['pip'] === folded) box.open = false;
  }
}

/** Remembers what the reader does with it, by mouse or keyboard, and folds a box that a poll brings opened. */
export function watchPip(): void {
  document.addEventListener('click', ({ target }) => {
    const box = target instanceof Element ? target.closest('details[data-pip] > summary')?.parentElement : null;
    // The click comes before the change.
    if (box instanceof HTMLDetailsElement) writeSession(STORAGE_KEY, box.open ? (box.dataset['pip'] ?? '') : '');
  });
  // A box that comes opened tells so too; the event does not bubble, but it can be caught on its way.
  document.addEventListener('toggle', showPip, true);
}
