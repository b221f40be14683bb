/* What editors read on preview hosts. */

/** The banner of a preview. @spec §4 Preview mode */
export const previewTexts = {
  label: 'Előnézet',
  banner: 'Előnézet: csak a szerkesztőség látja.',
  hidden: {
    inactive: 'Ez a cikk nincs bekapcsolva, az olvasók nem látják.',
    inactiveSection: 'A cikk rovata nincs bekapcsolva, az olvasók nem látják.',
    future: 'Ez a cikk még nem jelent meg, az olvasók nem látják.',
  },
  asOf: (moment: string) => `A lap ekkori állapota: ${moment}`,
  endAsOf: 'Vissza a mostani állapothoz',
  tools: 'Hogyan látszik máshol?',
  logout: 'Kilépés',
} as const;
