import { useSyncExternalStore } from 'react';
import { App } from '../shared/app/app.tsx';
import { LivePortContext, type LivePort } from '../shared/features/live-blog/live-port.ts';
import type { PageStore } from './navigation/page-store.ts';

/** The page on show; a new route key starts its view anew. */
export function ClientApp({ store, livePort }: { store: PageStore; livePort: LivePort }) {
  const { payload, View } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  return (
    <LivePortContext value={livePort}>
      <App payload={payload} View={View} />
    </LivePortContext>
  );
}
