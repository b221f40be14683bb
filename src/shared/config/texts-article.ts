/*
 * What an article page says besides the article: labels, notices, the blocks under it. In Hungarian, and in English for
 * English articles.
 */
const hu = {
  contributors: 'Közreműködött',
  minutes: (minutes: number) => `${minutes} perc olvasás`,
  interactions: (count: string) => `${count} interakció`,
  live: 'ÉLŐ',
  originatesFrom: 'Eredetileg itt jelent meg:',
  old: (years: number) => `Ez a cikk több mint ${years === 1 ? 'egy' : years} éve jelent meg, a benne leírtak azóta változhattak.`,

  genres: { elemzes: 'Elemzés', interju: 'Interjú', jegyzet: 'Jegyzet', kritika: 'Kritika', riport: 'Riport' },
  labels: { periodic: 'Sorozat', evergreen: 'Időtálló', announcement: 'Közlemény' },
  sponsored: { pr: 'PR-cikk', supported: 'Támogatott tartalom', publicService: 'Társadalmi célú reklám' },

  spiritualHelp: {
    title: 'Nem vagy egyedül',
    text: 'Ha úgy érzed, nem bírod tovább, vagy aggódsz valakiért, kérj segítséget most. A lelkisegély-vonalak ingyenesek, éjjel-nappal hívhatók, és nem kell megmondanod a neved.',
  },
  drugProblem: {
    title: 'Van, aki segít',
    text: 'Ha a szerhasználat már neked vagy egy hozzád közel állónak gondot okoz, nem kell egyedül megoldanod. Beszélj a háziorvosoddal, keress fel egy addiktológiai ambulanciát, vagy hívd a lelkisegély-vonalat.',
  },
  helpLine: (country: string) => `${country}, lelkisegély-vonal`,
  countries: { hu: 'Magyarország', ro: 'Románia' },
  adult: {
    title: 'Felnőtteknek szóló tartalom',
    text: 'Ez a cikk olyan képet vagy leírást tartalmaz, amely tizennyolc éven aluliaknak nem való.',
    open: 'Elmúltam 18 éves, megnyitom',
  },

  liveBlog: {
    title: 'Bejegyzések',
    pinned: 'Kitűzött bejegyzés',
    permalink: 'Hivatkozás erre a bejegyzésre',
    copyLink: 'Link másolása',
    copied: 'A link a vágólapon van.',
    edited: 'Frissítve',
    marks: { added: 'Új', edited: 'Módosult' },
    newPosts: (count: number) => `${count} új bejegyzés`,
    refresh: 'Élő frissítés',
    pageOf: (title: string, page: number) => `${title} (${page}. oldal)`,
  },
  autoBlock: { title: 'Ezt is olvasd el', fallback: 'Minden friss cikkünk' },
  recommender: {
    title: 'Ajánló',
    lists: {
      special: 'Szerkesztőink ajánlják',
      breaking: 'Kiemelt',
      important: 'Legfontosabb',
      newest: 'Friss hírek',
      favorite: 'Kedvenceink',
      pr: 'Támogatott tartalom',
      after: 'After',
    },
    fallback: 'További legfontosabb cikkeink',
  },
  newest: { title: 'Friss hírek', all: 'Minden friss hír' },

  table: 'Táblázat',
  picture: 'Kép',
  embed: (kind: string, host: string) => `${kind}: ${host}`,
  embedKinds: { frame: 'Beágyazott tartalom', video: 'Videó', audio: 'Hangfelvétel' },
};

const en = {
  contributors: 'Contributed',
  minutes: (minutes) => `${minutes} min read`,
  interactions: (count) => `${count} interactions`,
  live: 'LIVE',
  originatesFrom: 'Originally published by',
  old: (years) => `This article is more than ${years === 1 ? 'a year' : `${years} years`} old; things may have changed since.`,

  genres: { elemzes: 'Analysis', interju: 'Interview', jegyzet: 'Comment', kritika: 'Review', riport: 'Reportage' },
  labels: { periodic: 'Series', evergreen: 'Evergreen', announcement: 'Announcement' },
  sponsored: { pr: 'Advertorial', supported: 'Sponsored content', publicService: 'Public service advertisement' },

  spiritualHelp: {
    title: 'You are not alone',
    text: 'If you feel that you cannot go on, or you worry about somebody, ask for help now. The help lines are free, open day and night, and you need not give your name.',
  },
  drugProblem: {
    title: 'There is help',
    text: 'If drugs or drink have become a problem for you or for somebody close to you, you need not solve it alone. Talk to your doctor, find an addiction clinic, or call the help line.',
  },
  helpLine: (country) => `${country}, crisis line`,
  countries: { hu: 'Hungary', ro: 'Romania' },
  adult: {
    title: 'For adults only',
    text: 'This article contains pictures or descriptions that are not suitable for readers under eighteen.',
    open: 'I am over 18, open it',
  },

  liveBlog: {
    title: 'Posts',
    pinned: 'Pinned post',
    permalink: 'Link to this post',
    copyLink: 'Copy link',
    copied: 'The link is on your clipboard.',
    edited: 'Updated',
    marks: { added: 'New', edited: 'Changed' },
    newPosts: (count) => (count === 1 ? '1 new post' : `${count} new posts`),
    refresh: 'Live updates',
    pageOf: (title, page) => `${title} (page ${page})`,
  },
  autoBlock: { title: 'Read this too', fallback: 'All our latest articles' },
  recommender: {
    title: 'Recommended',
    lists: {
      special: 'Editors’ choice',
      breaking: 'Top stories',
      important: 'Most important',
      newest: 'Latest news',
      favorite: 'Our favourites',
      pr: 'Sponsored',
      after: 'After',
    },
    fallback: 'More of our most important articles',
  },
  newest: { title: 'Latest news', all: 'All the latest news' },

  table: 'Table',
  picture: 'Picture',
  embed: (kind, host) => `${kind}: ${host}`,
  embedKinds: { frame: 'Embedded content', video: 'Video', audio: 'Recording' },
} satisfies typeof hu;

/** The texts of the article page by language. */
export const articleTexts = { hu, en } as const;

/** The article page's texts in one language. */
export type ArticleTexts = typeof hu;
