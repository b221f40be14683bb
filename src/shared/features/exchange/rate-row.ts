/** The newest rate of a currency in the edition's own. */
export type RateRow = {
  readonly currency: string;
  readonly value: number;
  /** In per cent since the day before; null where that is not known. */
  readonly change: number | null;
};
