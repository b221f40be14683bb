/* What editors read on the page of how a page looks elsewhere. */

/** The page's texts, apart from the banner's: only that one comes with every page. */
export const previewToolsTexts = {
  title: 'Hogyan látszik máshol?',
  of: 'A vizsgált oldal',
  missing: 'Ezen a címen nincs oldal. Ellenőrizze a címet, vagy válasszon másik időpontot!',
  search: 'Keresőtalálatként',
  noIndex: 'A keresők ezt az oldalt nem mutatják.',
  card: 'Megosztáskor',
  noPicture: 'Nincs képe.',
  feed: 'A hírcsatornában',
  noFeed: 'Ez az oldal nem kerül hírcsatornába.',
  print: 'Nyomtatásban',
  openForPrint: 'Az oldal megnyitása (Ctrl+P mutatja a nyomtatási képet)',
  editions: 'A kiadásokban',
  moment: {
    heading: 'Egy másik időpontban',
    label: 'Időpont',
    hint: (zone: string) => `Dátum és idő, ${zone} szerint. A jövőbeli cikkek is látszanak.`,
    submit: 'Ekkori állapot megnyitása',
    problem: 'Adjon meg egy létező dátumot és időt, legfeljebb egy évre előre, például 2026-11-21T18:00!',
    refused: 'Nem sikerült megnyitni',
  },
} as const;
