import type { AnyView } from '../../shared/app/view-table.ts';
import type { PagePayload } from '../../shared/pages/page.ts';

/** The page on show. */
export type ShownPage = { readonly payload: PagePayload; readonly View: AnyView };

/** A store that React can read: the page on show, replaced whole. */
export function createPageStore(first: ShownPage) {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    get: (): ShownPage => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next: ShownPage): void => {
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
