import type { ComponentType } from 'react';
import type { PageName, Route } from '../config/routes.ts';
import type { CachePolicyName } from '../contract/endpoint-row.ts';
import type { FrontendInit, FrontendRefresh } from '../contract/schemas/front.ts';
import type { HeadData } from '../lib/head-data.ts';
import type { PageParameterName } from '../lib/page-query.ts';
import type { Site } from '../lib/site.ts';
import type { HiddenReason } from '../lib/visibility.ts';

/** How the page's frame looks. @spec §4 Header opacity, Colour mode */
export type Look = {
  /** The masthead lies over the page's first picture. */
  headerOpacity: boolean;
  /** A page may force a colour mode. */
  colorMode: 'light' | 'dark' | null;
  /** The article's colour scheme, `default` elsewhere. */
  colorScheme: string;
  /** A result widget has the page to itself. @spec §2.4 */
  footer: boolean;
};

/** What each page shows besides its own data. */
export type CommonData = { readonly init: FrontendInit; readonly refresh: FrontendRefresh };

/** Where a page stands. `page` is the number of the list page, 1 by default. */
export type PageContext = {
  readonly site: Site;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** Path of the request, decoded internal rewrites applied, without query. */
  readonly path: string;
  readonly page: number;
  readonly perPage: number;
  /** The live blog's post whose page is wanted. */
  readonly post: number | null;
  /** What else the route knows of the query, each parameter in its one spelling. */
  readonly query: Readonly<Partial<Record<PageParameterName, string>>>;
  readonly common: CommonData;
};

/** A slow block of a view: its value, `null` when it could not be had, or a promise while the page streams. */
export type Slow<T> = T | null | Promise<T | null>;

/** What a loader gets: the common data may still be on its way, so that a page does not wait for it twice. */
export type LoadContext = Omit<PageContext, 'common'> & { readonly common: CommonData | Promise<CommonData> };

/** What a view gets. */
export type ViewProps<D, S extends object = {}> = { readonly data: D; readonly slow: { readonly [K in keyof S]: Slow<S[K]> } };

/** A page's component. */
export type View<D, S extends object = {}> = ComponentType<ViewProps<D, S>>;

/**
 * A page. `load` fetches what the page cannot live without and may throw `notFound` or a `PageRedirect`; each of
 * `slow` starts as soon as `load` is done and resolves to null instead of failing. Loaders run at the edge only.
 */
export type PageDefinition<D, S extends object = {}> = {
  readonly name: PageName;
  readonly load: (context: LoadContext) => Promise<D>;
  readonly slow?: { readonly [K in keyof S]: (data: D, context: PageContext) => Promise<S[K] | null> };
  /**
   * Starts calls that the slow blocks will make, as far as the address foretells them, so that cold caches cost one
   * round trip and not two. It only fills the data cache: what fails here fails again where it is needed.
   */
  readonly foretell?: (site: Site, params: PageContext['params']) => readonly Promise<unknown>[];
  readonly head: (data: D, context: PageContext) => HeadData;
  readonly look?: (data: D, context: PageContext) => Partial<Look>;
  /** Where the page stands, path and query, if not where it was asked for. */
  readonly path?: (data: D, context: PageContext) => string;
  /** The page has a live part, so React comes at once. */
  readonly live?: (data: D, context: PageContext) => boolean;
  /** schema.org objects for the document; never sent to the browser's React. */
  readonly structuredData?: (data: D, context: PageContext) => readonly object[];
  /** Overrides the route's policy where the data decides (a fresh article). */
  readonly policy?: (data: D, context: PageContext) => CachePolicyName;
  /** Why readers do not see it; asked on preview hosts only. */
  readonly hidden?: (data: D, context: PageContext) => HiddenReason | null;
  /** 404 for a page that is still worth showing (a search without hits). */
  readonly status?: (data: D, context: PageContext) => 200 | 404;
};

/** A page whose data type only its own parts know. */
export type AnyPage = PageDefinition<unknown, Record<string, unknown>>;

/** Ties a page's parts together by type, then forgets the type: what `load` gives goes to the same page's parts only. */
export function definePage<D, S extends object = {}>(page: PageDefinition<D, S>): AnyPage {
  return page as unknown as AnyPage;
}

/**
 * Thrown by a loader: the page stands elsewhere. `location` is a path of ours or an absolute address from configuration,
 * with the query that the route knows of; what else stands in the request's query is kept.
 */
export class PageRedirect extends Error {
  readonly location: string;
  readonly status: 301 | 302;

  constructor(location: string, status: 301 | 302 = 301) {
    super(`The page stands at ${location}.`);
    this.location = location;
    this.status = status;
  }
}

/** What a preview says of itself. @spec §4 Preview mode */
export type PreviewNotice = {
  readonly hidden: HiddenReason | null;
  /** The moment as of which it is shown, in unix seconds; null for now. */
  readonly asOf: number | null;
};

/** What the browser needs to show a page: the JSON of in-app navigation and of hydration. @spec §7 payload JSON */
export type PagePayload = {
  readonly build: string;
  readonly edition: Site['edition']['key'];
  readonly framesOrigin: string;
  readonly page: PageName;
  readonly routeKey: string;
  /** Canonical path with query, where the page stands. */
  readonly path: string;
  readonly status: number;
  readonly head: HeadData;
  readonly look: Look;
  readonly common: CommonData;
  /** On preview hosts only, for editors. */
  readonly preview?: PreviewNotice;
  readonly data: unknown;
  readonly slow: Readonly<Record<string, unknown>>;
};
