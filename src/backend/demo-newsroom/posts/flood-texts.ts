import { GOING_DOWN } from './going-down.ts';
import type { LiveText } from './live-text.ts';
import { NEW_RAIN } from './new-rain.ts';
import { SECOND_WAVE } from './second-wave.ts';
import { SLOW_FALL } from './slow-fall.ts';

/** The flood at Tiszaszálkás as the demo's desk tells it. The last post leads to the first one, so the story may begin anew. */
export const FLOOD_TEXTS: readonly LiveText[] = [...SLOW_FALL, ...NEW_RAIN, ...SECOND_WAVE, ...GOING_DOWN];
