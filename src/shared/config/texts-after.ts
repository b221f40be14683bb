/*
 * The texts of the After page; what `texts.ts` has already (names of lists and blocks) is not repeated here.
 */

/** The texts of the After page. @spec §2.5 */
export const afterTexts = {
  description: (site: string) => `After, a ${site} esti magazinja: koncertek, konyha, éjszakai élet, hétvégi tippek és podcastok.`,
  leader: 'Nyitó cikkek',
  cards: 'Válogatás',
  video: 'Videó',
  watchVideo: 'Az After legújabb videója',
  newTab: 'Új lapon nyílik meg',
  news: 'Friss hírek',
  minutes: (count: string) => `${count} perc`,
  carousel: { previous: 'Előző cikkek', next: 'Következő cikkek' },
} as const;
