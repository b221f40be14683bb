import { useState, useSyncExternalStore } from 'react';
import { createLiveRace, type LiveRaceView } from './create-live-race.ts';
import type { RaceState } from './formula1-data.ts';
import { fetchRace } from './race-transport.ts';

/** A race that keeps itself current while it runs and is shown. @spec §4 F1 race */
export function useLiveRace(raceId: number, first: RaceState): LiveRaceView {
  const [store] = useState(() => createLiveRace(first, () => fetchRace(raceId)));
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
