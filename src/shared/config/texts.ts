import { DATE_TEXTS } from './date-texts.ts';

/*
 * Every text a reader sees, by place; functions where a text holds a value. The product speaks Hungarian (§1); what the
 * English section needs stands in `textsEn`. Plain words only: markup belongs to components.
 */

/** The Hungarian texts. @spec §1 */
export const texts = {
  dates: DATE_TEXTS.hu,

  errors: {
    notFound: { title: 'A keresett oldal nem található.', explanation: 'Olyan oldalra tévedtél, amely nem létezik.' },
    internal: { title: 'Belső kiszolgálóhiba.', explanation: 'Az oldal karbantartás alatt áll. Nézz vissza kicsit később!' },
    badRequest: { title: 'Hibás kérés.', explanation: 'Nézd át, amit megadtál, és próbáld újra!' },
    unauthenticated: { title: 'Ehhez be kell lépned.', explanation: 'Lépj be, és próbáld újra!' },
    forbidden: { title: 'Ehhez nincs jogosultságod.', explanation: 'Ha úgy gondolod, hogy tévedés, írj a szerkesztőségnek!' },
    conflict: { title: 'Időközben megváltozott.', explanation: 'Töltsd újra az oldalt, és próbáld újra!' },
    rateLimited: { title: 'Túl sok próbálkozás.', explanation: 'Várj egy kicsit, és próbáld újra!' },
  },
  errorPage: { backToFront: 'Vissza a címlapra' },

  skipLinks: { content: 'Ugrás a tartalomhoz', navigation: 'Ugrás a menühöz', liveEvents: 'Ugrás az eseményekhez' },

  lists: {
    legfrissebb: 'Friss hírek',
    legfontosabb: 'Legfontosabb',
    kedvenceink: 'Kedvenceink',
    kozlemenyek: 'Közlemények',
    archivum: 'Archívum',
    searchResults: 'Keresési találatok',
    english: 'English',
    after: 'After',
    podcast: 'Podcastok',
    rss: 'RSS',
    allArticles: 'Összes cikk',
    methodology: 'Módszertan',
    sponsored: 'Támogatott tartalom',
    important: 'Legfontosabb cikkeink egyike',
    empty: 'Itt még nincs cikk.',
    pageOf: (title: string, page: number) => `${title}, ${page}. oldal`,
  },

  blocks: {
    newest: 'Friss hírek',
    recommended: 'Ajánló',
    podcastEpisodes: 'Podcast adások',
    moreArticles: 'További cikkek',
    hikingNews: 'Túra hírek',
    trending: 'Népszerű témák',
    followUs: 'Kövess minket!',
  },

  pager: {
    label: 'Lapozó',
    first: 'Első oldal',
    previous: 'Előző',
    next: 'Következő',
    last: 'Utolsó oldal',
    page: (page: number) => `${page}. oldal`,
    currentPage: (page: number) => `${page}. oldal, ezt olvasod`,
  },

  article: {
    published: 'Megjelent',
    updated: 'Frissítve',
    authors: 'Szerzők',
    tags: 'Témák',
    tableOfContents: 'Tartalom',
    readMore: 'Tovább',
    openInNewTab: 'Új lapon nyílik meg',
  },

  pip: { defaultLabel: 'élő' },

  share: {
    label: 'Megosztás',
    facebook: 'Megosztás a Facebookon',
    x: 'Megosztás az X-en',
    linkedin: 'Megosztás a LinkedInen',
    whatsapp: 'Küldés WhatsAppon',
    email: 'Küldés e-mailben',
    copyLink: 'Link másolása',
    copied: 'A linket kimásoltuk.',
    print: 'Nyomtatás',
  },

  colorMode: { label: 'Színek', system: 'Rendszer szerint', light: 'Világos', dark: 'Sötét' },

  masthead: { front: 'Címlap', openMenu: 'Menü megnyitása', closeMenu: 'Menü bezárása', search: 'Keresés', support: 'Támogatás', login: 'Belépés' },

  search: {
    placeholder: 'Keresés',
    inSupplement: 'Keresés a mellékletben',
    submit: 'Keresés',
    clear: 'Törlés',
    suggestions: 'Javaslatok',
    removeTag: (name: string) => `${name} eltávolítása`,
    categories: { superTags: 'Rovatok', tags: 'Témák', title: 'Cím', authors: 'Szerzők' },
    noResults: 'Nincs találat.',
    noResultsAdvice: 'Próbáld rövidebb szóval, vagy vegyél el a szűrők közül!',
    resultCount: (count: string) => `${count} találat`,
  },

  podcast: { play: 'Lejátszás', pause: 'Szünet', close: 'Lejátszó bezárása', minimize: 'Lejátszó kicsinyítése', restore: 'Lejátszó visszaállítása' },

  football: { noFixtures: 'Nem rendeznek mérkőzést ezen a napon.', noData: 'Még nincs adat.' },
  formula1: { noData: 'Nincs még elérhető információ.', laps: 'kör', results: { DNS: 'Nem indult', DNF: 'Kiesett', DSQ: 'Kizárás' } },
} as const;

/** The texts that the English section replaces. @spec §1 */
export const textsEn = {
  dates: DATE_TEXTS.en,
  skipLinks: { content: 'Skip to content', navigation: 'Skip to the menu', liveEvents: 'Skip to the events' },
  pager: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous',
    next: 'Next',
    last: 'Last page',
    page: (page: number) => `Page ${page}`,
    currentPage: (page: number) => `Page ${page}, the current one`,
  },
  article: {
    published: 'Published',
    updated: 'Updated',
    authors: 'Authors',
    tags: 'Topics',
    tableOfContents: 'Contents',
    readMore: 'Read more',
    openInNewTab: 'Opens in a new tab',
  },
  share: {
    label: 'Share',
    facebook: 'Share on Facebook',
    x: 'Share on X',
    linkedin: 'Share on LinkedIn',
    whatsapp: 'Send by WhatsApp',
    email: 'Send by e-mail',
    copyLink: 'Copy link',
    copied: 'The link has been copied.',
    print: 'Print',
  },
} as const satisfies Translated<Pick<typeof texts, 'dates' | 'skipLinks' | 'pager' | 'article' | 'share'>>;

/** The same keys with other words: a text that one language lacks is a type error. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };
