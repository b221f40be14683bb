import { EMPTY_PLAYER, reducePlayer, toPlayerEvents, type PlayerAction, type PlayerEvent, type PlayerState } from './player-state.ts';

/** Holds a player's state, tells its listeners of changes and the world of plays and pauses. */
export function createPlayerStore(onEvent: (event: PlayerEvent) => void) {
  let state: PlayerState = EMPTY_PLAYER;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: (action: PlayerAction) => {
      const before = state;
      state = reducePlayer(before, action);
      if (state === before) return;
      for (const listener of listeners) listener();
      toPlayerEvents(before, state).forEach(onEvent);
    },
  };
}
