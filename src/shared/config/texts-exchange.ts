import type { ExchangeCurrency, ExchangeRange } from './exchange.ts';

/** The currencies by name; others are called by their code. */
export const CURRENCY_NAMES = {
  EUR: 'euró',
  USD: 'amerikai dollár',
  GBP: 'angol font',
  CHF: 'svájci frank',
  HUF: 'magyar forint',
  RON: 'román lej',
  CZK: 'cseh korona',
  PLN: 'lengyel zloty',
  SEK: 'svéd korona',
  NOK: 'norvég korona',
  DKK: 'dán korona',
  TRY: 'török líra',
  JPY: 'japán jen',
  CNY: 'kínai jüan',
} as const satisfies Record<ExchangeCurrency, string>;

/** The ranges of a history as readers choose them. */
export const RANGE_NAMES = { honap: '1 hónap', negyedev: '3 hónap', ev: '1 év', 'ot-ev': '5 év', mind: 'A kezdetektől' } as const satisfies Record<ExchangeRange, string>;

/** What stands on the page of exchange rates. */
export const exchangeTexts = {
  title: 'Árfolyamok',
  titleOf: (currency: string, range: string) => `${currency} árfolyama: ${range.toLowerCase()}`,
  description: (currency: string, base: string) => `${currency} és más devizák árfolyama (${base}), átváltó és grafikon a korábbi évekről.`,
  noData: 'Most nincs árfolyamadat.',
  table: { heading: 'A legutóbbi árfolyamok', currency: 'Deviza', rate: 'Egy egység ára', change: 'Változás' },
  /** The day of the rates, said so that nobody takes them for today's. */
  asOf: (day: string) => `Az adatok napja: ${day}`,
  changeSince: (day: string) => `Változás ehhez képest: ${day}`,
  updated: 'Frissítve:',
  source: (name: string) => `Forrás: ${name}.`,
  notice: 'Tájékoztató középárfolyamok: a bankok és a pénzváltók ettől eltérő áron váltanak. A devizák árát az euróhoz mért árfolyamukból számoljuk.',
  converter: {
    heading: 'Átváltó',
    amount: 'Összeg',
    currency: 'Deviza',
    submit: 'Átváltás',
    badAmount: 'Számot írj be, legfeljebb két tizedesjeggyel!',
    equals: (amount: string, result: string) => `${amount} = ${result}`,
  },
  history: {
    heading: 'Az árfolyam alakulása',
    ranges: 'A grafikon időszaka',
    title: (currency: string, range: string) => `${currency} árfolyama, ${range.toLowerCase()}`,
    summary: (code: string, { from, to, low, high, last }: { from: string; to: string; low: string; high: string; last: string }) =>
      `${from} és ${to} között 1 ${code} legalább ${low}, legfeljebb ${high} volt; az időszak végén ${last}.`,
    none: 'Erről az időszakról nincs adat.',
  },
} as const;
