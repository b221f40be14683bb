const EVENT = 'lapszel:page-shown';

/** Tells scripts outside of the app that another page is shown now; address and title are the new one's. */
export function tellPageShown(): void {
  dispatchEvent(new Event(EVENT));
}

/** Listens for pages that the app shows after the first. */
export function onPageShown(listener: () => void): void {
  addEventListener(EVENT, listener);
}
