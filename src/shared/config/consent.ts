/** What a reader is asked for. What the site needs to work is not asked. */
export const CONSENT_PURPOSES = ['statistics', 'advertising', 'embeds'] as const;

/** One of the things that a reader may allow. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The cookie that remembers the choice. It is no secret: the page's script reads it, and the server never does. */
export const CONSENT_COOKIE = 'lapszel-hozzajarulas';

/** Raise it where the purposes change: then every reader is asked again. */
export const CONSENT_VERSION = 1;

/** Days until a reader is asked again. */
export const CONSENT_DAYS = 180;

/** Where the choices are explained. */
export const PRIVACY_PATH = '/dokumentum/adatvedelem';

/** Where the frames host has the measuring frame. */
export const MEASUREMENT_PATH = '/meres';
