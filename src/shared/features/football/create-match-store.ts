import type { Fixture } from '../../contract/schemas/football.ts';
import { toScoreText, toTeamName } from './match-row.ts';
import { isFinished, toStatusText } from './match-status.ts';
import { toScoreSentence } from './score-sentence.ts';

/** A match as a reader sees it, and what has changed since the page came, in words; empty where nothing has. */
export type MatchState = { readonly match: Fixture; readonly news: string };

/** Keeps a match current. */
export type MatchStore = ReturnType<typeof createMatchStore>;

/** Makes the store of an unfinished match. @spec §4 Football match */
export function createMatchStore(first: Fixture, fetchMatch: (id: number) => Promise<Fixture | null>) {
  let state: MatchState = { match: first, news: '' };
  const listeners = new Set<() => void>();
  return {
    get: (): MatchState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks how it stands. @throws where no sound answer came */
    async ask(): Promise<void> {
      const fresh = await fetchMatch(first.fixture.id);
      if (fresh === null) return;
      const said = toSentence(fresh);
      state = { match: fresh, news: said === toSentence(state.match) ? state.news : said };
      for (const listener of listeners) listener();
    },
    /** Whether there is anything to wait for. */
    isOver: (): boolean => isFinished(state.match.fixture.status.short),
  };
}

/** The minute is left out: nobody wants to hear it four times. */
function toSentence({ fixture: { status }, teams, goals }: Fixture): string {
  return toScoreSentence(toTeamName(teams.home), toTeamName(teams.away), toScoreText({ status, goals }), toStatusText({ ...status, elapsed: null }));
}
