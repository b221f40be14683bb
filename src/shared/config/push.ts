/** Where readers switch push messages on and off. */
export const NOTIFICATIONS_PATH = '/ertesitesek';

/** The service worker's address; it stands at the root, so that it is the whole site's. */
export const SERVICE_WORKER_PATH = '/sw.js';
