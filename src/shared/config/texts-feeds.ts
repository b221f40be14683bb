import { listTexts } from './texts-list.ts';

const { descriptions } = listTexts.hu;

/** What feeds call themselves; `site` is the edition's name. */
export const feedTexts = {
  titles: {
    superTag: (site: string, name: string) => `${name} – ${site}`,
    tag: (site: string, name: string) => `Téma: ${name} – ${site}`,
    author: (site: string, name: string) => `${name} cikkei – ${site}`,
    liveBlog: (site: string, name: string) => `Élő: ${name} – ${site}`,
  },
  descriptions: { superTag: descriptions.superTag, tag: descriptions.tag, author: descriptions.author },
} as const;
