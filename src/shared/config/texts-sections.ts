/*
 * The texts of sections, supplements and the headers of lists. What `texts.ts` and `texts-list.ts` have already is not
 * repeated here.
 */

/** By the language of the page; the English section takes `en`. @spec §1 §2.3 §2.4 */
export const sectionTexts = {
  hu: {
    tabs: (title: string) => `${title}: oldalak`,
    subTabs: (title: string) => `${title}: szűkítés`,
    /** What a list is called in a browser's tab and by search engines: a topic and a section of one name are two pages. */
    titles: { superTag: (title: string) => title, tag: (title: string) => `Téma: ${title}`, author: (name: string) => `${name} cikkei` },
    feed: (title: string) => `${title} – RSS`,
    followFeed: (title: string) => `${title}: RSS-csatorna`,
  },
  en: {
    tabs: (title: string) => `${title}: pages`,
    subTabs: (title: string) => `${title}: narrow down`,
    titles: { superTag: (title: string) => title, tag: (title: string) => `Topic: ${title}`, author: (name: string) => `Stories by ${name}` },
    feed: (title: string) => `${title} – RSS`,
    followFeed: (title: string) => `${title}: RSS feed`,
  },
} as const;

/** The texts of supplements. @spec §2.4 */
export const supplementTexts = {
  kicker: 'Melléklet',
  others: 'További mellékleteink',
  descriptionOf: (tab: string, description: string) => `${tab}. ${description}`,
} as const;
