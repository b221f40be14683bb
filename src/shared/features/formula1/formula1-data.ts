import type { FactSource, RaceDriver, RaceResultRow, RaceStandingsRow, RaceTeam } from '../../contract/schemas/formula1.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';

/** How far a race is; what is cancelled is as good as done, what is of no known status is still to come. @spec §4 F1 race */
export type RaceStatus = 'completed' | 'live' | 'cancelled' | 'upcoming';

/** How many laps are done of how many; null where that is not known. */
export type Laps = { readonly current: number | null; readonly total: number | null };

/** A session of a weekend that has a result: the race, a sprint. */
export type RaceData = {
  readonly id: number;
  readonly name: string;
  readonly status: RaceStatus;
  /** Unix seconds; null where the date is not known. */
  readonly startsAt: number | null;
  /** As 2023-03-05, where only the day is known; noon then stands for its hour. */
  readonly day: string | null;
  readonly laps: Laps | null;
  readonly circuitId: number | null;
};

/** A race weekend; its races are in the order in which they are run, and it has at least one. */
export type Competition = {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly races: readonly RaceData[];
};

/** A row of a result as the page shows it. */
export type ResultRow = Omit<RaceResultRow, 'positions'>;

/** What changes while a race runs. */
export type RaceState = { readonly status: RaceStatus; readonly laps: Laps | null; readonly rows: readonly ResultRow[] };

/** The race that is shown, with its weekend. */
export type ShownRace = {
  readonly competition: Competition;
  readonly race: RaceData;
  /** The starting grid is shown, not the result. @spec §2.9 */
  readonly isGrid: boolean;
  readonly rows: readonly ResultRow[];
  /** The way of the drivers through the race. */
  readonly chart: LineChart | null;
};

/** A profile with the id that it was asked for by. */
export type WithId<T> = Omit<T, 'id'> & { readonly id: number };

/** Each part of the page with what it shows. */
export type Formula1Content =
  | {
      readonly view: 'versenynaptar';
      readonly competitions: readonly Competition[];
      readonly shown: ShownRace | null;
      /** A reader asked for this race, so that the page is about it. */
      readonly isAsked: boolean;
    }
  | { readonly view: 'csapatok'; readonly rows: readonly RaceStandingsRow[]; readonly team: WithId<RaceTeam> | null }
  | { readonly view: 'versenyzok'; readonly rows: readonly RaceStandingsRow[]; readonly driver: WithId<RaceDriver> | null }
  | { readonly view: 'pontverseny' | 'konstruktor'; readonly rows: readonly RaceStandingsRow[] };

/** What the Formula 1 page shows. */
export type Formula1Data = {
  readonly season: number;
  /** The season that is shown where none is asked for. */
  readonly defaultSeason: number;
  /** All seasons, the newest first. */
  readonly seasons: readonly number[];
  /** Whose facts are shown, where a licence asks to name it. */
  readonly source: FactSource | null;
  readonly content: Formula1Content;
};
