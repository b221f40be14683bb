import type { Tab, TabContent } from '../../config/tabs.ts';
import type { TabLink } from '../../ui/tabs.tsx';
import { toTabPlaces, type OpenTab } from './open-tab.ts';

/** The tabs of a page as links, and those within the open one. */
export type TabBars = { readonly tabs: readonly TabLink[]; readonly subTabs: readonly TabLink[] };

type Place = {
  /** The page's own path. */
  readonly root: string;
  readonly tabs: readonly Tab[];
  readonly open: OpenTab;
  /** Paths of tabs that would lead to nothing. */
  readonly empty: ReadonlySet<string>;
};

/** The bars of a page. Tabs without content are left out, and a bar with a single tab is none. @spec §2.3 §2.4 §5 */
export function toTabBars({ root, tabs, open, empty }: Place): TabBars {
  const toHref = (path: string, content: TabContent): string => (content.kind === 'link' ? content.href : toTabHref(root, path));
  const bar = tabs.flatMap((tab): TabLink[] => {
    const place = toTabPlaces([tab]).find(({ path }) => !empty.has(path));
    if (place === undefined) return [];
    return [{ label: tab.label, href: toHref(place.path, place.content), current: tab !== open.tab ? null : place.path === open.path ? 'page' : 'true' }];
  });
  const subBar = (open.tab.subTabs ?? []).flatMap((subTab): TabLink[] =>
    empty.has(subTab.path) ? [] : [{ label: subTab.label, href: toHref(subTab.path, subTab.content), current: subTab.path === open.path ? 'page' : null }],
  );
  return { tabs: unlessAlone(bar), subTabs: unlessAlone(subBar) };
}

/** The path of a tab's page. */
export function toTabHref(root: string, path: string): string {
  return path === '' ? root : `${root}/${path}`;
}

function unlessAlone(bar: readonly TabLink[]): readonly TabLink[] {
  return bar.length > 1 ? bar : [];
}
