import type { Tab, TabContent } from '../../config/tabs.ts';

/** The tab that an address opens. */
export type OpenTab<Content extends TabContent = TabContent> = {
  /** After the page's own path; '' is the page itself. */
  readonly path: string;
  readonly tab: Tab<Content>;
  /** The tab within the tab; null where it has none. */
  readonly subTab: Omit<Tab<Content>, 'subTabs'> | null;
  readonly content: Content;
  /** The part of a widget that the address chooses, as `level/area`. */
  readonly detail: string | null;
};

/** Every place that tabs open, in their order. */
export function toTabPlaces<Content extends TabContent>(tabs: readonly Tab<Content>[]): OpenTab<Content>[] {
  return tabs.flatMap((tab): OpenTab<Content>[] => {
    if (tab.subTabs === undefined) return [{ path: tab.path, tab, subTab: null, content: tab.content, detail: null }];
    return tab.subTabs.map((subTab) => ({ path: subTab.path, tab, subTab, content: subTab.content, detail: null }));
  });
}

/** The tab that stands at a path, or null where none does. Two parts after a widget with details choose one. @spec §2.3 §2.4 */
export function resolveTab<Content extends TabContent>(tabs: readonly Tab<Content>[], path: string): OpenTab<Content> | null {
  const places = toTabPlaces(tabs);
  return places.find((place) => place.path === path) ?? resolveDetail(places, path);
}

/** An area's name in an address. */
const DETAIL = /^(.+)\/([a-z0-9-]{1,60}\/[a-z0-9-]{1,60})$/;

function resolveDetail<Content extends TabContent>(places: readonly OpenTab<Content>[], path: string): OpenTab<Content> | null {
  const [, root, detail] = DETAIL.exec(path) ?? [];
  const place = places.find((candidate) => candidate.path === root && candidate.content.kind === 'widget' && candidate.content.details === true);
  return place === undefined || detail === undefined ? null : { ...place, detail };
}

/** What a page is called on one of its tabs: no two of them alike. @spec §2.3 §2.4 */
export function toTabTitle(title: string, { path, tab, subTab }: OpenTab): string {
  const labels = [...(tab.path === '' ? [] : [tab.label]), ...(subTab === null || subTab.path === tab.path ? [] : [subTab.label])];
  return path === '' ? title : `${title}: ${labels.join(', ')}`;
}
