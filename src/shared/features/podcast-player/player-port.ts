import { createContext } from 'react';
import type { Player } from './player.ts';

/** A player as the buttons of episodes know it. */
export type ButtonPlayer = Pick<Player, 'subscribe' | 'toggle'> & { readonly isPlaying: (slug: string) => boolean };

/** What buttons need of their host: a player, whose code comes with the first play. None at the edge and in pictures of pages. @spec §2.10 */
export const PlayerContext = createContext<ButtonPlayer | null>(null);
