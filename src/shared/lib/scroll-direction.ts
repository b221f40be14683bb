import { SCROLL_HYSTERESIS_PX, SCROLL_THRESHOLD_PX } from '../config/constants.ts';

/** Where a reader scrolls to (`null` until it is clear), and the farthest point reached that way. */
export type ScrollState = { direction: 'up' | 'down' | null; farthestY: number };

/** The state of a page at its first scroll position. */
export function createScrollState(y: number): ScrollState {
  return { direction: null, farthestY: y };
}

/**
 * The state after a scroll. Near the top there is no direction; the first one counts after the threshold, a turn after
 * the hysteresis, so that a trembling thumb does not make the header blink. @spec §4 Scroll direction §9
 */
export function nextScrollState(state: ScrollState, y: number): ScrollState {
  if (y < SCROLL_THRESHOLD_PX) return { direction: null, farthestY: y };
  const moved = y - state.farthestY;
  const onward = state.direction === 'down' ? moved > 0 : state.direction === 'up' && moved < 0;
  if (onward) return { direction: state.direction, farthestY: y };
  const needed = state.direction === null ? SCROLL_THRESHOLD_PX : SCROLL_HYSTERESIS_PX;
  if (Math.abs(moved) < needed) return state;
  return { direction: moved > 0 ? 'down' : 'up', farthestY: y };
}
