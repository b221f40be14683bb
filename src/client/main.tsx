import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { FrontendRefresh } from '../shared/contract/schemas/front.ts';
import { createAnnouncer } from './announcer.ts';
import type { BootPort, StartedApp } from './boot/bring-react.ts';
import { ClientApp } from './client-app.tsx';
import { createLivePort } from './live-port.ts';
import { bringView } from './navigation/bring-view.ts';
import { fetchPayloadByHash } from './navigation/fetch-page.ts';
import { createPageStore } from './navigation/page-store.ts';
import { hydrateRoot } from './react-first.ts';
import { createRedraw } from './redraw-article-blocks.ts';
import { startNavigation } from './navigation/start-navigation.ts';
import { tellPageShown } from './page-shown.ts';
import { createPlayerHost } from './player/player-host.ts';
import { watchBuild } from './watch-build.ts';

/**
 * Makes the page an app: fetches the payload that its HTML was made from, hydrates, takes over navigation. Where that
 * payload is gone or of another build, the page stays as it is: links go on working natively.
 */
export async function start(boot: BootPort): Promise<StartedApp | null> {
  const root = document.getElementById('root');
  const hash = document.documentElement.dataset['payload'] ?? readLateHash();
  const payload = root === null || hash === null ? null : await fetchPayloadByHash(location.pathname, hash);
  if (root === null || payload === null || payload.build !== boot.build) return null;
  const store = createPageStore({ payload, View: await bringView(payload) });
  // As a transition React hydrates in short slices, between which the browser answers the reader.
  startTransition(() => void hydrateRoot(root, <ClientApp store={store} livePort={createLivePort(store, boot)} toScriptUrl={boot.trustedScriptUrl} playerHost={createPlayerHost()} />, { onRecoverableError: reportMismatch }));
  const announce = createAnnouncer();
  const redraw = createRedraw(store);
  startNavigation({
    store: { ...store, show: (page) => flushSync(() => store.show(page)) },
    build: boot.build,
    builds: watchBuild(boot.build),
    onShown: () => {
      announce(store.get().payload.head.title);
      boot.pageShown();
      tellPageShown();
      void redraw();
    },
  });
  // The edge has checked the answer's shape.
  return { showCommonData: (refresh) => store.showRefresh(refresh as FrontendRefresh) };
}

/** A streamed page learns its hash only at its end. */
function readLateHash(): string | null {
  const text = document.getElementById('payload-hash')?.textContent;
  return text === null || text === undefined ? null : String(JSON.parse(text));
}

/** A difference between server and browser is a defect: tests fail on this line. */
function reportMismatch(error: unknown): void {
  console.error('hydration', error);
}
