import { isAppError } from '../shared/lib/errors.ts';
import type { CacheState } from './cache/swr-cache.ts';
import { NOT_FOUND_FRESH_SECONDS, policies } from './cache/policies.ts';
import { createPublicSite } from './create-site.ts';
import type { Edge } from './edge.ts';
import type { PageRequest } from './page-request.ts';
import { buildErrorEntry, startBuild, type BuildOptions, type PageBuild } from './render/build-page.ts';
import { entryBytes, type PageEntry } from './render/page-entry.ts';

/** A page as it was found or made. */
export type FoundPage = { readonly entry: PageEntry; readonly state: CacheState; readonly ageMs: number };

/** A page's way to a request: `build` is there only for the one request that started it. */
export type PageLookup = { readonly page: Promise<FoundPage>; readonly build: PageBuild | null };

/** What the renderer needs of an edge. */
export function toBuildOptions(edge: Edge): BuildOptions {
  return {
    assets: edge.assets,
    random: edge.random,
    onSlowError: (block, error) => edge.logger.warn({ block, err: error }, 'slow block left out'),
    onRender: (page) => edge.metrics.renders.inc({ page }),
  };
}

/** Looks a page up in the page cache, or starts the one build of its key. */
export function lookUpPage(edge: Edge, request: PageRequest): PageLookup {
  const started: { build: PageBuild | null } = { build: null };
  const page = edge.caches.pages.get(request.key, async () => {
    const { site, keys } = createPublicSite(edge, request);
    started.build = startBuild(request, site, keys, toBuildOptions(edge));
    const produced = await started.build.whole;
    if (produced.value.payloadHash !== null && produced.value.payload !== null) edge.caches.payloads.set(produced.value.payloadHash, produced.value.payload);
    return produced;
  });
  return { page: page.then(({ value, state, ageMs }) => ({ entry: value, state, ageMs })), build: started.build };
}

/** The page of an error. 404s share one page an edition for a few seconds; other errors are made each time, and kept nowhere. */
export async function lookUpErrorPage(edge: Edge, request: PageRequest, status: number): Promise<FoundPage> {
  const make = async (): Promise<PageEntry> => buildErrorEntry(request, createPublicSite(edge, request).site, status, toBuildOptions(edge));
  if (status !== 404) return { entry: await make(), state: 'miss', ageMs: 0 };
  const key = `${request.target.edition.key}|404`;
  const { value, state, ageMs } = await edge.caches.errorPages.get(key, async () => {
    const entry: PageEntry = { ...(await make()), policy: NOT_FOUND_POLICY };
    return { value: entry, bytes: entryBytes(entry), freshMs: NOT_FOUND_FRESH_SECONDS * 1000, staleWhileRevalidateMs: 0, staleIfErrorMs: policies.archive.staleIfError * 1000, keys: ['menus'] };
  });
  return { entry: value, state, ageMs };
}

const NOT_FOUND_POLICY = { fresh: NOT_FOUND_FRESH_SECONDS, staleWhileRevalidate: 0, staleIfError: 0 };

/** The status a failed page is answered with: what the reader can act on, 503 for everything behind us. @spec §8 */
export function toErrorStatus(error: unknown): number {
  if (!isAppError(error)) return 500;
  if (error.status === 404 || error.status === 410) return 404;
  if (error.status === 403 || error.status === 401) return 403;
  return error.status >= 502 && error.status <= 504 ? 503 : 500;
}
