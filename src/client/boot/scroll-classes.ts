import { SCROLL_THROTTLE_MS } from '../../shared/config/constants.ts';
import { createScrollState, nextScrollState } from '../../shared/lib/scroll-direction.ts';

/** Keeps `scroll-up` and `scroll-down` on the body. @spec §4 Scroll direction */
export function watchScroll(): void {
  let state = createScrollState(scrollY);
  let waiting = false;
  const update = (): void => {
    waiting = false;
    state = nextScrollState(state, scrollY);
    document.body.classList.toggle('scroll-up', state.direction === 'up');
    document.body.classList.toggle('scroll-down', state.direction === 'down');
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) setTimeout(update, SCROLL_THROTTLE_MS);
      waiting = true;
    },
    { passive: true },
  );
}
