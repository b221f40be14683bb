/** The document with the whole form. @spec §2.2 */
export const NEWSLETTER_DOCUMENT = 'feliratkozas-hirlevelekre';

/** Where it stands, and where every newsletter form is sent to. */
export const NEWSLETTER_PATH = `/dokumentum/${NEWSLETTER_DOCUMENT}`;

/** The list that the small boxes order; whoever wants another takes the whole form. */
export const NEWSLETTER_BOX_LIST = 'heti-valogatas';

/** Where the way of an order leads: sent, then from the letter's links. */
export const NEWSLETTER_STEPS = {
  sent: '/hirlevel/elkuldve',
  confirm: '/hirlevel/megerosites',
  confirmed: '/hirlevel/megerositve',
  unsubscribe: '/hirlevel/leiratkozas',
  unsubscribed: '/hirlevel/leiratkozva',
} as const;

/** A step of it. */
export type NewsletterStep = keyof typeof NEWSLETTER_STEPS;

/** The first-party cookies that hide the promo, by where it was closed; `always` after subscribing or on the reader's wish. */
export const PROMO_COOKIES = { front: 'hirlevel_ajanlo_cimlap', article: 'hirlevel_ajanlo_cikk', always: 'hirlevel_ajanlo' } as const;
