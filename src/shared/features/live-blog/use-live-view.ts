import { useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { LIVE_ARTICLE_POLL_MS } from '../../config/constants.ts';
import { usePoll } from '../../ui/hooks/use-poll.ts';
import { createLiveStore, type LiveArticle } from './create-live-store.ts';
import { isInsertionInSight } from './insertion-place.ts';
import { LivePortContext } from './live-port.ts';
import type { LiveView } from './live-view.ts';
import type { RefreshControl } from './refresh-switch.tsx';

/** A live article and what a reader can do with it. */
export type LiveControls = { readonly view: LiveView; readonly refresh: RefreshControl; readonly onRelease: () => void; readonly onChanged: () => void };

/** Keeps an article current while it is live, on a page that has a host. It takes the first view it is given. @spec §4 Live refresh */
export function useLiveView(article: LiveArticle, first: LiveView): LiveControls {
  const port = useContext(LivePortContext);
  const [store] = useState(() => createLiveStore(article, first, port, isInsertionInSight));
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [enabled, setEnabled] = useState(true);
  // Not while the page is hydrated: the edge's HTML has nobody who listens.
  const listens = useSyncExternalStore(toNothing, () => port !== null, () => false);
  usePoll({ task: store.ask, everyMs: LIVE_ARTICLE_POLL_MS, restartAfterMs: LIVE_ARTICLE_POLL_MS, enabled: listens && view.live && enabled });
  // Dates and badge outside of the list, before they are painted.
  useLayoutEffect(() => port?.contentShown());
  return { view, refresh: listens ? { enabled, onToggle: setEnabled } : null, onRelease: store.release, onChanged: port?.contentShown ?? nothing };
}

function nothing(): void {}

const toNothing = () => nothing;
