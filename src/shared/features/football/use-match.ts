import { useState, useSyncExternalStore } from 'react';
import { FOOTBALL_POLL_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../config/constants.ts';
import type { Fixture } from '../../contract/schemas/football.ts';
import { usePoll } from '../../ui/hooks/use-poll.ts';
import { createMatchStore, type MatchState } from './create-match-store.ts';
import { fetchMatch } from './fetch-match.ts';

/** A match that is asked for every 15 s until it is over. It takes the first state that it is given. @spec §4 Football match §9 */
export function useMatch(first: Fixture): MatchState {
  const [store] = useState(() => createMatchStore(first, fetchMatch));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  usePoll({ task: store.ask, everyMs: FOOTBALL_POLL_MS, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS, enabled: !store.isOver() });
  return state;
}
