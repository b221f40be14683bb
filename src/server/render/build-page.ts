import { MEASUREMENT_PATH } from '../../shared/config/consent.ts';
import type { PageName, Route } from '../../shared/config/routes.ts';
import { AppError, isAppError } from '../../shared/lib/errors.ts';
import { resolveMeasurement } from '../../shared/lib/measurement.ts';
import type { Site } from '../../shared/lib/site.ts';
import { loadViewFor } from '../../shared/app/view-table.ts';
import { PageRedirect, type PagePayload } from '../../shared/pages/page.ts';
import { jitteredFreshMs, policies, type CachePolicy } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import type { PageRequest } from '../page-request.ts';
import type { AnswerNotes } from '../upstream/answer-notes.ts';
import type { Assets } from './assets.ts';
import { renderDocument, type DocumentParts } from './document.ts';
import { assemble, loadPage, type LoadedPage } from './load-page.ts';
import { loadCommon, toBareCommon } from './load-common.ts';
import { HTML_TYPE, contentHash, entryBytes, toEncoded, toLazilyEncoded, type PageEntry } from './page-entry.ts';
import { renderWhole } from './render-root.tsx';

/** What building needs from the edge. */
export type BuildOptions = {
  readonly assets: Assets;
  readonly random: () => number;
  readonly onSlowError: (block: string, error: unknown) => void;
  readonly createScout: (request: PageRequest) => Site;
  /** Counts whole renders, for metrics and for the proof that a key is rendered once. */
  readonly onRender: (page: PageName) => void;
};

/** A page on its way. `loaded` settles as soon as status and head are known. */
export type PageBuild = { readonly loaded: Promise<LoadedPage>; readonly whole: Promise<Produced<PageEntry>> };

/**
 * Starts to build a page; the site's `api` notes what its answers are like. A page of answers that are only there
 * because the backend fails is no new page: where an older copy is kept (`hasCopy`) the build gives up before it renders.
 */
export function startBuild(request: PageRequest, { site, notes }: { site: Site; notes: AnswerNotes }, hasCopy: boolean, options: BuildOptions): PageBuild {
  const refuseStale = (): void => {
    if (hasCopy && notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', `Only old data for ${request.path}: the kept page is as good.`);
  };
  const loaded = loadPage(request, site, notes.keys, { build: options.assets.buildId, onSlowError: options.onSlowError, createScout: () => options.createScout(request), refuseStale });
  const whole = loaded
    .then(async (page) => ({ ...toProduced(await renderEntry(page, options), options.random), takedownKeys: page.takedownKeys() }))
    .catch(async (error: unknown) => {
      if (error instanceof PageRedirect) return toProduced(toRedirectEntry(error, [...notes.keys]), options.random);
      throw error;
    });
  return { loaded, whole };
}

/** Waits for the slow blocks and renders the page whole. */
async function renderEntry(page: LoadedPage, options: BuildOptions): Promise<PageEntry> {
  const payload: PagePayload = { ...page.payload, slow: await settle(page.slow) };
  const View = await loadViewFor(payload);
  options.onRender(page.pageName);
  const { html, hash } = renderDocument(toDocumentParts(page, options.assets), await renderWhole(payload, View));
  return {
    status: payload.status,
    contentType: HTML_TYPE,
    body: toEncoded(html),
    // A payload is somewhat smaller than its page.
    payload: toLazilyEncoded(payload, html.length),
    payloadHash: hash,
    etag: `W/"${hash}"`,
    policy: policies[page.policy],
    surrogateKeys: page.keys,
    location: null,
    robots: payload.head.robots,
  };
}

async function settle(slow: LoadedPage['slow']): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.entries(slow).map(async ([name, value]) => [name, await value] as const));
  return Object.fromEntries(values);
}

/** What the document around the root needs of a loaded page. */
export function toDocumentParts(page: LoadedPage, assets: Assets): DocumentParts {
  const { site } = page.context;
  return {
    edition: site.edition,
    language: page.payload.head.language,
    look: page.payload.look,
    assets,
    structuredData: page.structuredData,
    refreshTag: toRefreshTag(page.payload.common.refresh),
    preview: site.mode === 'preview',
    live: page.live,
    asksConsent: !site.screenshot,
    measurement: toMeasurementAddress(page),
  };
}

/** Public pages only: what a page of one reader, or of an editor, is called is nobody's business. */
function toMeasurementAddress({ context: { site, route, common } }: LoadedPage): string | null {
  if (site.mode !== 'public' || site.screenshot || route.policy === 'none') return null;
  return resolveMeasurement(site.edition, common.init.site.audienceScript) === null ? null : site.framesOrigin + MEASUREMENT_PATH;
}

const refreshTags = new WeakMap<object, string>();

/** The data cache gives the same object to all pages of its time, so its hash is made once. */
function toRefreshTag(refresh: PagePayload['common']['refresh']): string {
  const tag = refreshTags.get(refresh) ?? contentHash(JSON.stringify(refresh));
  refreshTags.set(refresh, tag);
  return tag;
}

/** The page of an error, with the last known frame or without any. Never cached as a good page. @spec §2.11 */
export async function buildErrorEntry(request: PageRequest, site: Site, status: number, options: BuildOptions): Promise<PageEntry> {
  const common = await loadCommon(site).catch((error: unknown) => {
    if (isAppError(error)) return toBareCommon(site);
    throw error;
  });
  const context = { site, route: toErrorRoute(request.path), params: {}, path: '/', page: 1, perPage: 1, post: null, query: {}, common };
  const page = assemble('error', { status }, context, new Set(), { build: options.assets.buildId, onSlowError: options.onSlowError, createScout: () => site, refuseStale: () => {} });
  return { ...(await renderEntry(page, options)), status, policy: policies.none };
}

/** What a form is answered with where it cannot be taken: a page by name, its data, and the status. */
export type AnsweredPage = { readonly name: PageName; readonly data: unknown; readonly status: number };

/** A page made of data that is there, for one request: never kept. */
export async function buildAnsweredEntry(request: PageRequest, site: Site, { name, data, status }: AnsweredPage, options: BuildOptions): Promise<PageEntry> {
  const { params, path, page, perPage, post, query } = request;
  const route = request.route ?? toErrorRoute(path);
  const context = { site, route, params, path, page, perPage, post, query, common: await loadCommon(site) };
  const assembled = assemble(name, data, context, new Set(), { build: options.assets.buildId, onSlowError: options.onSlowError, createScout: () => site, refuseStale: () => {} });
  return { ...(await renderEntry(assembled, options)), payload: null, payloadHash: null, status, policy: policies.none };
}

function toErrorRoute(path: string): Route {
  return { name: 'error', path, page: 'error', query: [], policy: 'none', key: 'error' };
}

function toRedirectEntry(redirect: PageRedirect, keys: readonly string[]): PageEntry {
  return {
    status: redirect.status,
    contentType: HTML_TYPE,
    body: toEncoded(Buffer.from(`<!DOCTYPE html><title>${redirect.status}</title>`)),
    payload: toEncoded(Buffer.from(JSON.stringify({ redirect: redirect.location }))),
    payloadHash: null,
    etag: `W/"${contentHash(redirect.location)}"`,
    policy: policies.front,
    surrogateKeys: keys,
    location: redirect.location,
    robots: null,
  };
}

function toProduced(entry: PageEntry, random: () => number): Produced<PageEntry> {
  const policy: CachePolicy = entry.policy;
  return {
    value: entry,
    bytes: entryBytes(entry),
    freshMs: jitteredFreshMs(policy, random),
    staleWhileRevalidateMs: policy.staleWhileRevalidate * 1000,
    staleIfErrorMs: policy.staleIfError * 1000,
    keys: entry.surrogateKeys,
  };
}
