/* The texts of the newsletter box: every article carries them, so they stand apart from those of pages and letters. */

/** What a reader sees of newsletters beside and under other things. @spec §4 Newsletter promo §7 Newsletter */
export const newsletterBoxTexts = {
  heading: 'Kérje hírlevelünket!',
  lead: 'A hét legjobb írásai szombat reggel, a postaládájában.',
  email: 'E-mail-cím',
  all: 'Minden hírlevelünk',
  submit: 'Feliratkozom',
  submitLabel: 'Feliratkozom a heti válogatásra',
  privacy: 'Bármikor leiratkozhat. Az adatait így kezeljük:',
  privacyLink: 'adatkezelési tájékoztató',
  later: 'Most nem',
  never: 'Többé ne jelenjen meg',
  closedForNow: 'Rendben, egy ideig nem mutatjuk.',
  closedForGood: 'Rendben, többet nem mutatjuk.',
} as const;
