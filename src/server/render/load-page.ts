import type { PageRequest } from '../page-request.ts';
import { pageTable } from '../../shared/app/page-table.ts';
import type { PageName, Route } from '../../shared/config/routes.ts';
import { notFound } from '../../shared/lib/errors.ts';
import { toMenuRedirect } from '../../shared/lib/resolve-redirect.ts';
import type { HeadData } from '../../shared/lib/head-data.ts';
import type { Site } from '../../shared/lib/site.ts';
import { PageRedirect, type CommonData, type PageContext, type PagePayload } from '../../shared/pages/page.ts';
import { loadCommon } from './load-common.ts';

/** A page whose own data is there; its slow blocks may still be on their way. */
export type LoadedPage = {
  readonly context: PageContext;
  readonly pageName: PageName;
  /** The payload but for its slow blocks. */
  readonly payload: Omit<PagePayload, 'slow'>;
  readonly structuredData: readonly object[];
  readonly policy: Route['policy'];
  /** Whether the page has a live part. */
  readonly live: boolean;
  /** Surrogate keys of what the page itself loaded. */
  readonly keys: readonly string[];
  /** Keys of the articles that its blocks show, too, as far as they are there: a takedown goes by them. */
  readonly takedownKeys: () => readonly string[];
  readonly slow: Readonly<Record<string, Promise<unknown>>>;
};

/** What loading needs from the edge. */
export type LoadOptions = {
  readonly build: string;
  readonly onSlowError: (block: string, error: unknown) => void;
  /** Called when the page's own data is there; throws where it is too old to make a new page of. */
  readonly refuseStale: () => void;
  /** Makes a site whose answers leave no note on the page. */
  readonly createScout: () => Site;
};

/**
 * Loads what a page cannot live without and starts its slow blocks.
 * @throws AppError NOT_FOUND, a backend error, or a PageRedirect
 */
export async function loadPage(request: PageRequest, site: Site, keys: ReadonlySet<string>, options: LoadOptions): Promise<LoadedPage> {
  const { route } = request;
  const common = loadCommon(site);
  if (route === null) throw toMenuPage(request.path, await common) ?? notFound(request.path);
  const loading = { site, route, params: request.params, path: request.path, page: request.page, perPage: request.perPage, post: request.post, query: request.query, common };
  const loaded = Promise.all([pageTable[route.page].load(loading), common]);
  foretellUnlessLoaded(route.page, request, loaded, options);
  const [data, known] = await loaded;
  options.refuseStale();
  // Slow blocks may age with the page: only what the page itself has loaded so far decides when it is stale.
  return assemble(route.page, data, { ...loading, common: known }, keys, options);
}

/** Where the data cache has everything, the page is loaded before this turn of the event loop ends: nothing to foretell. */
function foretellUnlessLoaded(pageName: PageName, { params }: PageRequest, loaded: Promise<unknown>, { createScout }: LoadOptions): void {
  const { foretell } = pageTable[pageName];
  if (foretell === undefined) return;
  const turn = setImmediate(() => {
    for (const call of foretell(createScout(), params)) {
      call.catch(() => {
        // The block that needs it asks again, and says so in the log when that fails too.
      });
    }
  });
  const give = (): void => clearImmediate(turn);
  loaded.then(give, give);
}

/** Puts a page together from data that is there. */
export function assemble(pageName: PageName, data: unknown, context: PageContext, keys: ReadonlySet<string>, options: LoadOptions): LoadedPage {
  const page = pageTable[pageName];
  const look = { headerOpacity: false, colorMode: null, colorScheme: 'default', footer: true, ...page.look?.(data, context) };
  return {
    context,
    pageName,
    keys: [...keys],
    takedownKeys: () => [...keys].filter((key) => key.startsWith('article-id:')),
    structuredData: page.structuredData?.(data, context) ?? [],
    policy: page.policy?.(data, context) ?? context.route.policy,
    live: page.live?.(data, context) ?? false,
    payload: {
      build: options.build,
      edition: context.site.edition.key,
      framesOrigin: context.site.framesOrigin,
      page: pageName,
      routeKey: context.route.key,
      path: page.path?.(data, context) ?? toCanonicalPath(context),
      status: page.status?.(data, context) ?? 200,
      head: toHead(page.head(data, context), context.site),
      look,
      common: context.common,
      ...(context.site.viewer === 'editor' ? { preview: { hidden: page.hidden?.(data, context) ?? null, asOf: context.site.asOf ?? null } } : {}),
      data,
    },
    slow: startSlowBlocks(pageName, data, context, options),
  };
}

/** Nothing of a preview is for search engines. @spec §4 Preview mode */
function toHead(head: HeadData, site: Site): HeadData {
  return site.mode === 'preview' ? { ...head, robots: 'noindex' } : head;
}

/** A section's name alone in the address leads to the section, where the heading menu has it. @spec §2.2 */
function toMenuPage(path: string, common: CommonData): PageRedirect | null {
  const redirect = toMenuRedirect(path, common.init.menus.heading.map((item) => item.href));
  return redirect === null ? null : new PageRedirect(redirect.location, redirect.status);
}

function toCanonicalPath(context: PageContext): string {
  return context.page > 1 ? `${context.path}?oldal=${context.page}` : context.path;
}

function startSlowBlocks(pageName: PageName, data: unknown, context: PageContext, options: LoadOptions): Record<string, Promise<unknown>> {
  const blocks = Object.entries(pageTable[pageName].slow ?? {});
  return Object.fromEntries(
    blocks.map(([name, load]) => [
      name,
      // A block is worth less than its page: it resolves to nothing instead of failing, and the log says so.
      load(data, context).catch((error: unknown) => {
        options.onSlowError(name, error);
        return null;
      }),
    ]),
  );
}
