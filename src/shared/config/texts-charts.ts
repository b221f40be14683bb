/** What stands round every chart. */
export const chartTexts = {
  table: 'A számok táblázatban',
  noValue: '–',
  /** Where there are more lines than a drawing bears. */
  drawnOf: (drawn: number) => `A rajz az első ${drawn} vonalat mutatja, a táblázatban mind ott van.`,
  step: (title: string) => `${title}: értékek egyenként`,
  /** Months along an axis. */
  shortMonths: ['jan.', 'febr.', 'márc.', 'ápr.', 'máj.', 'jún.', 'júl.', 'aug.', 'szept.', 'okt.', 'nov.', 'dec.'],
} as const;
