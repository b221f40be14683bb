import { useSyncExternalStore } from 'react';
import { App } from '../shared/app/app.tsx';
import { LivePortContext, type LivePort } from '../shared/features/live-blog/live-port.ts';
import { PlayerContext } from '../shared/features/podcast-player/player-port.ts';
import { ScriptUrlContext } from '../shared/features/push/push-port.ts';
import type { PageStore } from './navigation/page-store.ts';
import type { PlayerHost } from './player/player-host.ts';
import { PlayerPlace } from './player/player-place.tsx';

/** What features need of their host. */
export type ClientPorts = { readonly livePort: LivePort; readonly toScriptUrl: (url: string) => string; readonly playerHost: PlayerHost | null };

/** The page on show; a new route key starts its view anew. The player stands beside it and outlives it. */
export function ClientApp({ store, livePort, toScriptUrl, playerHost }: ClientPorts & { store: PageStore }) {
  const { payload, View } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  return (
    <LivePortContext value={livePort}>
      <ScriptUrlContext value={toScriptUrl}>
        <PlayerContext value={playerHost}>
          <App payload={payload} View={View} />
          {playerHost !== null && <PlayerPlace host={playerHost} />}
        </PlayerContext>
      </ScriptUrlContext>
    </LivePortContext>
  );
}
