/*
 * The headings of the automatic block under an article, which the backend sends with its articles.
 */

/** What a variant of the block is called, by what it chooses. @spec §4 Auto-block */
export const autoBlockTexts = {
  newest: 'Friss cikkek',
  newestOf: (section: string) => `Friss cikkek: ${section}`,
  engaged: 'Erről beszélnek az olvasók',
  evergreen: 'Ma is érvényes',
  favorite: 'A szerkesztők kedvencei',
} as const;
