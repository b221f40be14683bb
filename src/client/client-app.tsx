import { useSyncExternalStore } from 'react';
import { App } from '../shared/app/app.tsx';
import type { PageStore } from './navigation/page-store.ts';

/** The page on show; a new route key starts its view anew. */
export function ClientApp({ store }: { store: PageStore }) {
  const { payload, View } = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <App payload={payload} View={View} />;
}
