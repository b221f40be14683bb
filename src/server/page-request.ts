import { matchRoutes } from 'react-router';
import { decodeInternalPath } from '../shared/lib/resolve-redirect.ts';
import { parsePage, parsePageParameters, parsePerPage, parsePost, type PageParameterName } from '../shared/lib/page-query.ts';
import { LIST_PAGE_ITEMS } from '../shared/config/constants.ts';
import { routes, type Route } from '../shared/config/routes.ts';
import type { HostTarget } from './hosts.ts';

/** A request for a page, normalised: equal requests have equal keys, whatever nonsense stands in their query. */
export type PageRequest = {
  readonly target: HostTarget;
  readonly route: Route | null;
  readonly params: Readonly<Record<string, string>>;
  /** Decoded path without the query, internal rewrites applied. */
  readonly path: string;
  readonly page: number;
  readonly perPage: number;
  /** The live blog's post whose page is wanted. */
  readonly post: number | null;
  /** What else the route knows of the query, each in its one spelling. */
  readonly query: Readonly<Partial<Record<PageParameterName, string>>>;
  readonly app: boolean;
  readonly screenshot: boolean;
  /** Edition, mode, flags, path and the query that the route knows. */
  readonly key: string;
  /** The page is its reader's own; on preview hosts every page is. */
  readonly isPrivate: boolean;
};

/** A request whose page readers share; what keeps pages takes no other. */
export type SharedPageRequest = PageRequest & { readonly isPrivate: false };

/** Whether readers share the page of a request. */
export function isShared(request: PageRequest): request is SharedPageRequest {
  return !request.isPrivate;
}

const MAX_PATH_LENGTH = 2048;
/** Only routes with as many parts as an address can be its own, so only they are tried; optional parts come last. */
const ROUTES_BY_LENGTH = groupByLength(routes);
const ROUTES_BY_NAME = new Map<string, Route>(routes.map((route) => [route.name, route]));

/** Why an address is no address. */
export type BadAddress = { readonly badStatus: 400 | 414 };

/** Reads a raw request target. A malformed escape is 400, an endless path 414; everything else is a request. @spec §2.1 §2.3 */
export function parsePageRequest(rawUrl: string, target: HostTarget): PageRequest | BadAddress {
  const queryAt = rawUrl.indexOf('?');
  const rawPath = queryAt === -1 ? rawUrl : rawUrl.slice(0, queryAt);
  if (rawPath.length > MAX_PATH_LENGTH) return { badStatus: 414 };
  const path = decodePath(rawPath);
  if (path === null) return { badStatus: 400 };
  const query = new URLSearchParams(queryAt === -1 ? '' : rawUrl.slice(queryAt + 1));
  const match = matchPath(path);
  const knows = (name: string) => match?.route.query.includes(name) === true;
  const post = knows('bejegyzes') ? parsePost(query.get('bejegyzes')) : null;
  // A post stands on one page: where it is named, the number says nothing.
  const page = knows('oldal') && post === null && match?.route.views === undefined ? parsePage(query.get('oldal')) : 1;
  const parameters = parsePageParameters(match?.route.query ?? [], query, match?.route.views);
  const perPage = knows('perPage') ? parsePerPage(query.get('perPage'), match?.route.perPage) : LIST_PAGE_ITEMS;
  const app = query.has('isMobileApp');
  const screenshot = query.has('isScreenshot');
  const flags = `${app ? 'a' : ''}${screenshot ? 's' : ''}`;
  return {
    target,
    route: match?.route ?? null,
    params: match?.params ?? {},
    path,
    page,
    perPage,
    post,
    query: parameters,
    app,
    screenshot,
    isPrivate: match?.route.policy === 'none' || target.mode === 'preview',
    key: `${target.edition.key}|${target.mode}|${flags}|${path}|${page}|${perPage}${post === null ? '' : `|${post}`}${toKeyPart(parameters)}`,
  };
}

function decodePath(rawPath: string): string | null {
  try {
    const decoded = decodeInternalPath(decodeURIComponent(rawPath));
    return /[\u0000-\u001f\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function matchPath(path: string): { route: Route; params: Record<string, string> } | null {
  // Case and slashes are part of an address: a variant is redirected or not found, never a second copy of a page.
  const match = matchRoutes(ROUTES_BY_LENGTH.get(countParts(path)) ?? [], encodeURI(path))?.[0];
  const route = match === undefined ? undefined : ROUTES_BY_NAME.get(match.route.id);
  if (match === undefined || route === undefined || !isExact(route.path, path)) return null;
  return { route, params: toParams(match.params) };
}

function countParts(path: string): number {
  return path.split('/').length;
}

type MatchedRoute = { readonly path: string; readonly id: string };

function groupByLength(table: readonly Route[]): ReadonlyMap<number, MatchedRoute[]> {
  const lengths = table.flatMap(({ path, name }) => {
    const most = countParts(path);
    const least = most - path.split('/').filter((part) => part.endsWith('?')).length;
    return Array.from({ length: most - least + 1 }, (_, index) => ({ length: least + index, route: { path, id: name } }));
  });
  return new Map([...Map.groupBy(lengths, ({ length }) => length)].map(([length, group]) => [length, group.map(({ route }) => route)]));
}

/** How many parts an address has is known to fit: what is left is whether each of them is spelt as the pattern has it. */
function isExact(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  return path.split('/').every((part, index) => (wanted[index]?.startsWith(':') === true ? part !== '' : part === wanted[index]));
}

/** The parameters of a page stand in its key; JSON, since a term may hold any character. */
function toKeyPart(parameters: PageRequest['query']): string {
  return Object.keys(parameters).length === 0 ? '' : `|${JSON.stringify(parameters)}`;
}

function toParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Whether an address could not be read. */
export function isBadAddress(request: PageRequest | BadAddress): request is BadAddress {
  return 'badStatus' in request;
}

/** A request that stands for no page, for errors that come before an address is read. */
export function toBarePageRequest(target: HostTarget): SharedPageRequest {
  return { target, route: null, params: {}, path: '/', page: 1, perPage: LIST_PAGE_ITEMS, post: null, query: {}, app: false, screenshot: false, isPrivate: false, key: `${target.edition.key}|error` };
}
