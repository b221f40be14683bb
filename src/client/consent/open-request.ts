const EVENT = 'lapszel:consent-settings';

/** Asks the consent script to open its bar for a reader who wants to change the choice. */
export function requestSettings(): void {
  dispatchEvent(new Event(EVENT));
}

/** Listens for readers who want to change the choice. */
export function onSettingsRequest(listener: () => void): void {
  addEventListener(EVENT, listener);
}
