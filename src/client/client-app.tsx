import { useSyncExternalStore } from 'react';
import { App } from '../shared/app/app.tsx';
import { LivePortContext, type LivePort } from '../shared/features/live-blog/live-port.ts';
import { ScriptUrlContext } from '../shared/features/push/push-port.ts';
import type { PageStore } from './navigation/page-store.ts';

/** What features need of their host. */
export type ClientPorts = { readonly livePort: LivePort; readonly toScriptUrl: (url: string) => string };

/** The page on show; a new route key starts its view anew. */
export function ClientApp({ store, livePort, toScriptUrl }: ClientPorts & { store: PageStore }) {
  const { payload, View } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  return (
    <LivePortContext value={livePort}>
      <ScriptUrlContext value={toScriptUrl}>
        <App payload={payload} View={View} />
      </ScriptUrlContext>
    </LivePortContext>
  );
}
