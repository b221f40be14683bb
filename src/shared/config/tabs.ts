import type { SearchFilter } from '../contract/schemas/search.ts';

/** A list of articles, narrowed further than the page itself. */
export type ArticlesContent = { readonly kind: 'articles'; readonly filter?: SearchFilter };
/** A framed result widget, which has the page to itself: no footer. `details`: two more path parts choose a part of it. */
export type WidgetContent = { readonly kind: 'widget'; readonly widget: string; readonly details?: true };
/** A document of the newsroom, under the page's own head. */
export type DocumentContent = { readonly kind: 'document'; readonly slug: string };
/** Another page of the site. */
export type LinkContent = { readonly kind: 'link'; readonly href: string };

/** What a tab shows. */
export type TabContent = ArticlesContent | WidgetContent | DocumentContent | LinkContent;

/** A tab of a section or supplement. `path` follows the page's own; '' is the page itself. @spec §2.3 §2.4 */
export type Tab<Content extends TabContent = TabContent> = {
  readonly path: string;
  readonly label: string;
  readonly content: Content;
  /** Tabs within the tab; each stands at its own path after the page's, the first one at the tab's. */
  readonly subTabs?: readonly Omit<Tab<Content>, 'subTabs'>[];
};
