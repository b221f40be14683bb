/*
 * The texts of the search box, the free-entry tag input and the archive. What `texts.ts` has already is not repeated here.
 */

/** The texts of search and archive. @spec §2.6 */
export const searchTexts = {
  box: {
    field: 'Mit keresel?',
    filters: 'Szűrők',
    kinds: { superTags: 'Rovat', and_tags: 'Téma', authors: 'Szerző', title: 'Cím' },
    articles: 'Cikkek',
    articleCount: (count: string) => `${count} cikk`,
    suggestionCount: (count: number) => `${count} javaslat, a fel és le nyíllal választhatsz.`,
    tagAdded: (name: string) => `${name} hozzáadva a szűrőkhöz.`,
    tagRemoved: (name: string) => `${name} elvéve a szűrők közül.`,
  },
  titleWords: {
    label: 'Szavak a címben',
    hint: 'Több szót pontosvesszővel választhatsz el.',
    marked: (name: string) => `${name} kijelölve, a következő visszatörlés elveszi.`,
  },
  archive: {
    title: 'Archívum',
    titleOf: (period: string) => `Archívum: ${period}`,
    searchFor: (term: string) => `Keresés: „${term}”`,
    searchIn: (names: string) => `Keresés: ${names}`,
    month: (year: number, month: string) => `${year}. ${month}`,
    countOver: (count: string) => `több mint ${count} találat`,
    breadcrumb: 'Hol vagyok az archívumban?',
    byMonth: 'Tallózás hónapok szerint',
    daysOf: (month: string) => `${month} napjai`,
    articleCount: (count: string) => `${count} cikk`,
    earlier: (month: string) => `Korábban: ${month}`,
    later: (month: string) => `Később: ${month}`,
    waysOn: 'Merre tovább?',
    descriptions: {
      all: (site: string) => `${site}: minden cikkünk, a legújabbal kezdve, kereshetően és hónapok szerint tallózva.`,
      search: (site: string) => `Keresési találatok a ${site} archívumában.`,
      month: (site: string, month: string) => `A ${site} cikkei napok szerint: ${month}.`,
      day: (site: string, day: string) => `Minden, ami a ${site} oldalain megjelent: ${day}`,
    },
  },
} as const;
