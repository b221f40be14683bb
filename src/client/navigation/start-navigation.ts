import { takeReload } from '../boot/reload-guard.ts';
import type { BuildWatch } from '../watch-build.ts';
import { bringView } from './bring-view.ts';
import { isPlainClick, toOwnPage } from './own-link.ts';
import type { PageStore, ShownPage } from './page-store.ts';
import { createPrefetcher } from './prefetch.ts';

/** `scrollY` is where the reader left the page, null where nobody noted it. */
type Navigation = { readonly url: URL; readonly kind: 'push' | 'pop'; readonly scrollY: number | null };

type Options = { readonly store: PageStore; readonly build: string; readonly builds: BuildWatch; readonly onShown: () => void };

/**
 * Takes over links and the history: pages come as payloads, scroll and focus behave as with the browser's own navigation.
 * Where the site has a newer build, the next page is opened by the browser itself. @spec §4 New build
 */
export function startNavigation({ store, build, builds, onShown }: Options): void {
  const prefetcher = createPrefetcher(build);
  let latest = 0;
  let shownPage = toPage(new URL(location.href));
  history.scrollRestoration = 'manual';

  async function go(navigation: Navigation): Promise<void> {
    const number = (latest += 1);
    // From one place of the page to another, which the browser went to by itself.
    if (navigation.kind === 'pop' && toPage(navigation.url) === shownPage) {
      settle(navigation);
      return;
    }
    if (builds.isReplaced() && takeReload()) {
      openNatively(toAddress(navigation.url), navigation.kind);
      return;
    }
    const page = await bringPage(navigation.url);
    if (number !== latest) return;
    if ('open' in page) {
      openNatively(page.open, navigation.kind);
      return;
    }
    if (navigation.kind === 'push') {
      rememberScroll();
      history.pushState({ scrollY: 0 }, '', navigation.url);
    }
    store.show(page);
    shownPage = toPage(navigation.url);
    settle(navigation);
    onShown();
  }

  /** The page with its view. A view that does not come is the browser's business, too: it loads the page whole. @spec §8 */
  async function bringPage(url: URL): Promise<ShownPage | { readonly open: string }> {
    const page = await prefetcher.load(url);
    if ('open' in page) return page;
    return bringView(page.payload).then(
      (View) => ({ payload: page.payload, View }),
      () => ({ open: toAddress(url) }),
    );
  }

  document.addEventListener('click', (event) => {
    const url = isPlainClick(event) ? toOwnPage(event.target) : null;
    if (url === null || isSamePlace(url)) return;
    event.preventDefault();
    void go({ url, kind: 'push', scrollY: null });
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const url = toOwnPage(event.target);
        // What comes next is opened by the browser: its data would be fetched for nothing.
        if (url !== null && !isSamePlace(url) && !builds.isReplaced()) prefetcher.prefetch(url);
      },
      { passive: true },
    );
  }
  addEventListener('popstate', (event) => void go({ url: new URL(location.href), kind: 'pop', scrollY: toScrollY(event.state) }));
  addEventListener('pagehide', () => {
    rememberScroll();
    // Whoever comes back finds another document, or this one as it was: the browser knows where its reader stood.
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** What tells one page from another. */
function toPage(url: URL): string {
  return url.pathname + url.search;
}

/** With its query and its hash. */
function toAddress(url: URL): string {
  return toPage(url) + url.hash;
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

function toScrollY(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'scrollY' in state && typeof state.scrollY === 'number' ? state.scrollY : null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed escape names no place; the browser takes it as it stands, too.
    return hash.slice(1);
  }
}

/** Scroll and focus after a page was shown: to the place named by the address, the place left, or the top. */
function settle({ url, scrollY: leftAt }: Navigation): void {
  const named = url.hash === '' ? null : document.getElementById(decodeHash(url.hash));
  if (leftAt === null && named !== null) named.scrollIntoView();
  else scrollTo(0, leftAt ?? 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
