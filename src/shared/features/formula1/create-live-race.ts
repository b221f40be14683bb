import { FORMULA1_POLL_MS, FORMULA1_START_DELAY_MS, HIDDEN_TAB_RESTART_AFTER_MS } from '../../config/constants.ts';
import { createPoller, type PollerSurroundings } from '../../ui/hooks/create-poller.ts';
import type { RaceState } from './formula1-data.ts';
import { toAnnouncement } from './to-announcement.ts';

/** A race as it is now, with what has just happened in words. */
export type LiveRaceView = RaceState & { readonly announcement: string };

/** The race as it is now, or null where the edge has no answer for the moment. @throws where no sound answer came */
export type AskRace = () => Promise<RaceState | null>;

/** A race that keeps itself current while it runs. */
export type LiveRaceStore = { readonly get: () => LiveRaceView; readonly subscribe: (listener: () => void) => () => void };

/**
 * Makes the store of a race: while somebody listens it asks every 15 s, from 200 ms after the page has come to life on,
 * until the race is over. @spec §4 F1 race §9
 */
export function createLiveRace(first: RaceState, ask: AskRace, around?: PollerSurroundings): LiveRaceStore {
  let view: LiveRaceView = { ...first, announcement: '' };
  const listeners = new Set<() => void>();
  const poller = createPoller({ task: renew, everyMs: FORMULA1_POLL_MS, restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS }, around);
  let stop = (): void => {};

  async function renew(): Promise<void> {
    const next = await ask();
    if (next === null) return;
    view = { ...next, announcement: toAnnouncement(view, next) ?? view.announcement };
    if (view.status !== 'live') poller.stop();
    for (const listener of listeners) listener();
  }

  function start(): void {
    const cancel = startTimer(poller.start, FORMULA1_START_DELAY_MS, around);
    stop = () => {
      cancel();
      poller.stop();
    };
  }

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1 && view.status === 'live') start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** Calls back once; what it gives back calls that off. */
function startTimer(callback: () => void, ms: number, around: PollerSurroundings | undefined): () => void {
  if (around !== undefined) {
    const timer = around.setTimer(callback, ms);
    return () => around.clearTimer(timer);
  }
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
