/** How long a mouse has to rest on a link before it means something. */
const DWELL_MS = 80;

/**
 * Calls back at the first sign that React is wanted: a mouse resting on a link of ours, the keyboard reaching one after
 * use, or a touch of a control that needs it. Reading and scrolling are no such sign, and a first tap never waits.
 */
export function onIntent(bring: () => void): void {
  const stop = new AbortController();
  const act = (): void => {
    stop.abort();
    bring();
  };
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const options = { passive: true, signal: stop.signal };
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(dwell);
      if (event.pointerType === 'mouse' && closest(event.target, 'a[href^="/"]') && !isSavingData()) dwell = setTimeout(act, DWELL_MS);
    },
    options,
  );
  document.addEventListener('keydown', (event) => event.key === 'Tab' && !isSavingData() && act(), options);
  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(type, (event) => closest(event.target, '[data-react]') && act(), options);
  }
}

/** Whether the reader saves data or has a slow line: then nothing is fetched ahead. @spec §4 Prefetch */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /(^|-)2g$|^3g$/.test(connection?.effectiveType ?? '');
}

function closest(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
