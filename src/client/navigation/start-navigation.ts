import { loadView } from '../../shared/app/view-table.ts';
import type { FetchedPage } from './fetch-page.ts';
import { isPlainClick, toOwnPage } from './own-link.ts';
import type { PageStore } from './page-store.ts';
import { createPrefetcher } from './prefetch.ts';

type Navigation = { readonly url: URL; readonly kind: 'push' | 'pop'; readonly scrollY: number };

type Options = { readonly store: PageStore; readonly build: string; readonly onShown: () => void };

/** Takes over links and the history: pages come as payloads, scroll and focus behave as with the browser's own navigation. */
export function startNavigation({ store, build, onShown }: Options): void {
  const prefetcher = createPrefetcher(build);
  let latest = 0;
  history.scrollRestoration = 'manual';

  async function go(navigation: Navigation): Promise<void> {
    const number = (latest += 1);
    const page: FetchedPage = await prefetcher.load(navigation.url);
    if (number !== latest) return;
    if ('open' in page) {
      openNatively(page.open, navigation.kind);
      return;
    }
    const View = await loadView(page.payload.page);
    if (number !== latest) return;
    if (navigation.kind === 'push') {
      rememberScroll();
      history.pushState({ scrollY: 0 }, '', navigation.url);
    }
    store.show({ payload: page.payload, View });
    settle(navigation);
    onShown();
  }

  document.addEventListener('click', (event) => {
    const url = isPlainClick(event) ? toOwnPage(event.target) : null;
    if (url === null || isSamePlace(url)) return;
    event.preventDefault();
    void go({ url, kind: 'push', scrollY: 0 });
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const url = toOwnPage(event.target);
        if (url !== null && !isSamePlace(url)) prefetcher.prefetch(url);
      },
      { passive: true },
    );
  }
  addEventListener('popstate', (event) => void go({ url: new URL(location.href), kind: 'pop', scrollY: toScrollY(event.state) }));
  addEventListener('pagehide', rememberScroll);
}

function openNatively(address: string, kind: Navigation['kind']): void {
  if (kind === 'push') location.assign(address);
  else location.reload();
}

function isSamePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== '';
}

function rememberScroll(): void {
  history.replaceState({ scrollY }, '');
}

function toScrollY(state: unknown): number {
  return typeof state === 'object' && state !== null && 'scrollY' in state && typeof state.scrollY === 'number' ? state.scrollY : 0;
}

/** Scroll and focus after a page was shown: to the place named by the address, the place left, or the top. */
function settle({ url, kind, scrollY: leftAt }: Navigation): void {
  const named = url.hash === '' ? null : document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (kind === 'push' && named !== null) named.scrollIntoView();
  else scrollTo(0, leftAt);
  document.getElementById('content')?.focus({ preventScroll: true });
}
