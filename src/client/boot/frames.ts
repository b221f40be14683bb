import { bootAttribute } from './page-attributes.ts';
import { trustedScriptUrl } from './trusted-types.ts';

let isAsked = false;

/** Brings the script of frames where the page has one: a frame works without it, in its reserved height. */
export function bringFrames(): void {
  if (isAsked || document.querySelector('[data-frame]') === null) return;
  isAsked = true;
  import(/* @vite-ignore */ trustedScriptUrl(bootAttribute('frames'))).catch(() => {
    // The next page with a frame asks again.
    isAsked = false;
  });
}
