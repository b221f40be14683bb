import type { FootballView } from '../../config/sport.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import type { MatchDay } from '../../features/football/day-picker.tsx';
import type { CountryChoice, LeagueChoice } from '../../features/football/league-pickers.tsx';
import type { MatchRow } from '../../features/football/match-row.ts';
import type { Phase } from '../../features/football/phase-labels.ts';
import type { RankedPlayer } from '../../features/football/player-ranking.ts';
import type { ProgrammePart } from '../../features/football/programme.tsx';
import type { StandingGroup } from '../../features/football/standings.ts';
import type { LineChart } from '../../lib/charts/line-chart.ts';

/** The league whose page it is. */
export type ShownLeague = { readonly id: number; readonly name: string; readonly logo: string | null };

/** What an address asks for by name; the rest is chosen for its reader. */
export type FootballSubject = 'start' | 'country' | 'league' | 'view' | 'day' | 'match';

/** What the football page shows. */
export type FootballPageData = {
  readonly subject: FootballSubject;
  readonly countries: readonly CountryChoice[];
  readonly country: string | null;
  readonly leagues: readonly LeagueChoice[];
  /** None where the service has nothing at all. */
  readonly league: ShownLeague | null;
  readonly seasons: readonly number[];
  readonly season: number | null;
  readonly view: FootballView;
  readonly days: readonly MatchDay[];
  readonly day: string;
  /** Of the day. */
  readonly matches: readonly MatchRow[];
  readonly match: Fixture | null;
  readonly phase: Phase | null;
  /** Of a tournament. */
  readonly programme: readonly ProgrammePart[];
  readonly standings: readonly StandingGroup[];
  readonly players: readonly RankedPlayer[];
};

/** The blocks that a reader can wait for. */
export type FootballSlow = {
  /** The points of a league's teams over its season. */
  readonly progress: LineChart;
};
