import { useSyncExternalStore } from 'react';
import type { PlayerHost } from './player-host.ts';

/** Where the player shows itself once it runs: beside the pages, so that it stays when they change. @spec §2.10 */
export function PlayerPlace({ host }: { host: PlayerHost }) {
  const started = useSyncExternalStore(host.subscribe, host.getStarted, () => null);
  if (started === null || started.floating === null) return null;
  const { View, player } = started.floating;
  return <View player={player} />;
}
