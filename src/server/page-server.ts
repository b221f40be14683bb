import { isAppError } from '../shared/lib/errors.ts';
import type { Site } from '../shared/lib/site.ts';
import type { CacheState } from './cache/swr-cache.ts';
import { NOT_FOUND_FRESH_SECONDS, policies } from './cache/policies.ts';
import { createPublicSite } from './create-site.ts';
import type { Edge } from './edge.ts';
import type { PageRequest, SharedPageRequest } from './page-request.ts';
import { buildErrorEntry, startBuild, type BuildOptions, type PageBuild } from './render/build-page.ts';
import { entryBytes, type PageEntry } from './render/page-entry.ts';
import { createAnswerNotes } from './upstream/answer-notes.ts';

/** A page as it was found or made. */
export type FoundPage = { readonly entry: PageEntry; readonly state: CacheState; readonly ageMs: number };

/** A page's way to a request: `build` is there only for the one request that started it. */
export type PageLookup = {
  readonly page: Promise<FoundPage>;
  readonly build: PageBuild | null;
  /** Where takedowns stood before the page's data was asked for. */
  readonly takedownPosition: number;
};

/** What the renderer needs of an edge. */
export function toBuildOptions(edge: Edge): BuildOptions {
  return {
    assets: edge.assets,
    random: edge.random,
    onSlowError: (block, error) => edge.logger.warn({ block, err: error }, 'slow block left out'),
    createScout: (request) => createPublicSite(edge, request).site,
    onRender: (page) => edge.metrics.renders.inc({ page }),
  };
}

/** Looks a page up in the page cache, or starts the one build of its key. */
export function lookUpPage(edge: Edge, request: SharedPageRequest): PageLookup {
  const started: { build: PageBuild | null } = { build: null };
  const takedownPosition = edge.caches.payloads.position();
  const found = edge.caches.pages.get(request.key, async () => {
    const siteAndNotes = createPublicSite(edge, request);
    started.build = startBuild(request, siteAndNotes, edge.caches.pages.peek(request.key) !== undefined, toBuildOptions(edge));
    const produced = await started.build.whole;
    const { value: { payload, payloadHash }, keys, takedownKeys = [] } = produced;
    if (payloadHash !== null && payload !== null) edge.caches.payloads.keep(payloadHash, { keys, takedownKeys, body: payload }, takedownPosition);
    const staleMs = siteAndNotes.notes.staleMs();
    if (staleMs > 0) throw new StalePage(produced.value, staleMs);
    return produced;
  });
  const page = found.then(
    ({ value, state, ageMs }): FoundPage => ({ entry: value, state, ageMs }),
    (error: unknown): FoundPage => {
      if (error instanceof StalePage) return { entry: error.entry, state: 'error', ageMs: error.ageMs };
      throw error;
    },
  );
  return { page, build: started.build, takedownPosition };
}

/** Makes a page that is its reader's own, with their own site: kept nowhere. */
export async function makePrivatePage(edge: Edge, request: PageRequest, site: Site): Promise<PageEntry> {
  const options = { ...toBuildOptions(edge), createScout: () => site };
  const { value } = await startBuild(request, { site, notes: createAnswerNotes() }, false, options).whole;
  return { ...value, policy: policies.none, surrogateKeys: [], ...(site.mode === 'preview' ? { robots: 'noindex' } : {}) };
}

/** A page that could only be made of old answers: shown to those who wait, marked and aged as such, kept by nobody. */
class StalePage extends Error {
  readonly entry: PageEntry;
  readonly ageMs: number;

  constructor(entry: PageEntry, ageMs: number) {
    super('The page is made of old data.');
    this.entry = entry;
    this.ageMs = ageMs;
  }
}

/** The page of an error. 404s share one page an edition for a few seconds; other errors are made each time, and kept nowhere. */
export async function lookUpErrorPage(edge: Edge, request: PageRequest, status: number): Promise<FoundPage> {
  const make = async (): Promise<PageEntry> => buildErrorEntry(request, createPublicSite(edge, request).site, status, toBuildOptions(edge));
  if (status !== 404 || request.isPrivate || request.target.mode === 'preview') return { entry: await make(), state: 'miss', ageMs: 0 };
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
