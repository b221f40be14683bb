/** The ranges of a history of rates, with their length in days; null for all that there is. @spec §7 GET /api/exchange */
export const EXCHANGE_RANGES = { honap: 31, negyedev: 92, ev: 366, 'ot-ev': 1827, mind: null } as const satisfies Record<string, number | null>;

export type ExchangeRange = keyof typeof EXCHANGE_RANGES;

/** What is shown where a reader has not chosen. */
export const DEFAULT_EXCHANGE_RANGE = 'ev' satisfies ExchangeRange;

/** The currency that is shown where a reader has not chosen, and the one that rates are published against. */
export const EURO = 'EUR';

/** The currencies that the pages know by name, in the order of the table; an edition's own is none of its rows. */
export const EXCHANGE_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'HUF', 'RON', 'CZK', 'PLN', 'SEK', 'NOK', 'DKK', 'TRY', 'JPY', 'CNY'] as const;

export type ExchangeCurrency = (typeof EXCHANGE_CURRENCIES)[number];

/** A drawing has no more points than these; a longer history is thinned. */
export const EXCHANGE_CHART_POINTS = 130;
