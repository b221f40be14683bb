/*
 * The texts of lists, their sidebar and the small pages. What `texts.ts` has already is not repeated here.
 */

/** The texts of lists by language; the English section takes `en`. @spec §1 §2.3 */
export const listTexts = {
  hu: {
    card: { live: 'ÉLŐ', important: 'Legfontosabb cikkeink egyike', sponsored: 'Támogatott tartalom', children: 'A legfrissebb fejlemények' },
    header: {
      kinds: { superTag: 'Rovat', tag: 'Téma', author: 'Szerző' },
      articleCount: (count: string) => `${count} cikk`,
    },
    titles: { newest: 'Friss hírek', english: 'English' },
    highlights: 'Kiemelt cikkek',
    pageOf: (title: string, page: number) => `${title}, ${page}. oldal`,
    pageNumber: (page: number) => `${page}. oldal`,
    sidebar: { label: 'Oldalsáv', latest: 'Friss hírek', allLatest: 'Minden friss hír', follow: 'Kövess minket!', tags: 'Népszerű témák' },
    descriptions: {
      newest: (site: string) => `${site}: a legfrissebb hírek és cikkek időrendben, ahogy megjelennek.`,
      flag: (site: string, title: string) => `${site}: ${title}. A szerkesztőség válogatása a közelmúlt írásaiból.`,
      superTag: (site: string, title: string) => `${title}: a rovat friss hírei, riportjai, elemzései és interjúi. ${site}.`,
      tag: (site: string, title: string) => `Minden írásunk ebben a témában: ${title}. ${site}.`,
      author: (site: string, title: string) => `${title} cikkei időrendben. ${site}.`,
    },
  },
  en: {
    card: { live: 'LIVE', important: 'One of our most important stories', sponsored: 'Sponsored content', children: 'Latest developments' },
    header: {
      kinds: { superTag: 'Section', tag: 'Topic', author: 'Author' },
      articleCount: (count: string) => (count === '1' ? '1 story' : `${count} stories`),
    },
    titles: { newest: 'Latest news', english: 'English' },
    highlights: 'Highlights',
    pageOf: (title: string, page: number) => `${title}, page ${page}`,
    pageNumber: (page: number) => `page ${page}`,
    sidebar: { label: 'Sidebar', latest: 'Latest news', allLatest: 'All the latest', follow: 'Follow us', tags: 'Popular topics' },
    descriptions: {
      newest: (site: string) => `${site}: the latest stories as they come.`,
      flag: (site: string, title: string) => `${site}: ${title}.`,
      superTag: (site: string, title: string) => `${site} in ${title}: news, reports and essays from Hungary and Transylvania.`,
      tag: (site: string, title: string) => `Everything we have written on ${title}. ${site}.`,
      author: (site: string, title: string) => `Stories by ${title}. ${site}.`,
    },
  },
} as const;

/** The texts of the error page, the imprint and the empty page. @spec §2.11 */
export const smallPageTexts = {
  error: { backToFront: 'Vissza a címlapra', newest: 'Friss hírek', sections: 'Rovataink', status: (status: number) => `Hibakód: ${status}` },
  imprint: {
    title: 'Impresszum',
    description: (site: string) => `${site}: a szerkesztőség és a kiadó munkatársai, elérhetőségei.`,
    publisher: 'Kiadó',
  },
  empty: { title: 'Üres oldal' },
} as const;
