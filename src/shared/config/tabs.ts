import type { SearchFilter } from '../contract/schemas/search.ts';

/** What a tab shows. */
export type TabContent =
  /** A list of articles, narrowed further than the page itself. */
  | { readonly kind: 'articles'; readonly filter?: SearchFilter }
  /** A framed result widget, which has the page to itself: no footer. `details`: two more path parts choose a part of it. */
  | { readonly kind: 'widget'; readonly widget: string; readonly details?: true }
  /** A document of the newsroom, under the page's own head. */
  | { readonly kind: 'document'; readonly slug: string }
  /** Another page of the site. */
  | { readonly kind: 'link'; readonly href: string };

/** A tab of a section or supplement. `path` follows the page's own; '' is the page itself. @spec §2.3 §2.4 */
export type Tab = {
  readonly path: string;
  readonly label: string;
  readonly content: TabContent;
  /** Tabs within the tab; each stands at its own path after the page's, the first one at the tab's. */
  readonly subTabs?: readonly Omit<Tab, 'subTabs'>[];
};
