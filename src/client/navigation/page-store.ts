import type { FrontendRefresh } from '../../shared/contract/schemas/front.ts';
import type { AnyView } from '../../shared/app/view-table.ts';
import type { PagePayload } from '../../shared/pages/page.ts';

/** The page on show. */
export type ShownPage = { readonly payload: PagePayload; readonly View: AnyView };

/** A store that React can read: the page on show, replaced whole. */
export function createPageStore(first: ShownPage) {
  let shown = first;
  const listeners = new Set<() => void>();
  const replace = (next: ShownPage): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (): ShownPage => shown,
    /** The page that the server's HTML shows: React hydrates that one, whatever a poll has brought meanwhile. */
    getFirst: (): ShownPage => first,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows another page. What the poll has brought stays, since the next poll asks for what is newer than that; a page's own may be older. */
    show: (next: ShownPage): void => replace(withRefresh(next, shown.payload.common.refresh)),
    /** Shows what a poll brings on the page that is there. */
    showRefresh: (refresh: FrontendRefresh): void => replace(withRefresh(shown, refresh)),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

function withRefresh({ payload, View }: ShownPage, refresh: FrontendRefresh): ShownPage {
  return { payload: { ...payload, common: { ...payload.common, refresh } }, View };
}
