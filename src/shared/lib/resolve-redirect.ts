import { REDIRECT_MAX_HOPS } from '../config/constants.ts';
import type { EditionKey } from '../config/editions/edition.ts';
import { redirectRows, type ExternalHostName } from '../config/redirects.ts';
import { createRedirectTable, resolveRedirectRow, type RedirectTable } from './redirect-table.ts';

/** Where a reader is sent. `location` is a path of ours, or an absolute address on a configured outside host. */
export type Redirect = { location: string; status: 301 | 302 };

/** What decides a redirect. `search` is the query with its question mark, or empty. */
export type RedirectRequest = {
  /** As the request has it, percent escapes and all. */
  path: string;
  search: string;
  edition: EditionKey;
  /** Origins, without a slash at the end. */
  externalHosts: Readonly<Record<ExternalHostName, string>>;
  /** Whether a path of one segment is a page of ours; only others may be heading-menu items. */
  isKnownPath: (path: string) => boolean;
  /** Where the heading menu is at hand, its rule joins the chain and saves the reader a second hop. */
  headingMenuHrefs?: readonly string[];
  /** Another table than the configured one. */
  table?: RedirectTable;
};

type Hop = { origin: string; path: string; search: string; status: 301 | 302 };

const configuredTable = createRedirectTable(redirectRows);

/**
 * The redirect of a request, or null. Rules are applied until none matches, so a reader is sent once; the answer is 301
 * if every rule on the way is for good. A chain without an end gives null: `validateRedirects` refuses such tables. @spec §2.2
 */
export function resolveRedirect(request: RedirectRequest): Redirect | null {
  const search = toAscii(request.search);
  const start: Hop = { origin: '', path: toOwnPath(request.path), search: withoutParameter(search, 'fbclid'), status: 301 };
  let hop = start;
  for (let hops = 0; hops <= REDIRECT_MAX_HOPS; hops += 1) {
    const next = followRule(hop, request);
    if (next === null) {
      const moved = hop !== start || start.search !== search;
      return moved ? { location: hop.origin + hop.path + hop.search, status: hop.status } : null;
    }
    hop = next;
  }
  return null;
}

/** The page behind an unknown path of one segment, where the heading menu has a section of that name. @spec §2.2 */
export function toMenuRedirect(path: string, headingMenuHrefs: readonly string[], search = ''): Redirect | null {
  const segment = /^\/([^/\\]+)\/?$/.exec(path)?.[1];
  if (segment === undefined) return null;
  const wanted = `/rovat/${segment}`.toLowerCase();
  const href = headingMenuHrefs.find((candidate) => candidate.replace(/\/$/, '').toLowerCase() === wanted);
  return href === undefined ? null : { location: href.replace(/\/$/, '') + search, status: 302 };
}

/**
 * The path a request is really for: ad blockers know the address of the support page, so links to it may carry a marker
 * instead. A rewrite, not a redirect, which would defeat it. @spec §2.2
 */
export function decodeInternalPath(path: string): string {
  return path.replace(/__satagomat__/gi, 'tamogatas');
}

function followRule(hop: Hop, request: RedirectRequest): Hop | null {
  if (hop.origin !== '') return null;
  const page = withoutLiveSuffix(hop.path);
  if (page !== hop.path) return { ...hop, path: page };

  const match = resolveRedirectRow(request.table ?? configuredTable, hop.path, request.edition);
  if (match !== null) {
    const { host, keepQuery, status } = match.row;
    return {
      origin: host === undefined ? '' : request.externalHosts[host],
      path: match.path,
      search: keepQuery ? hop.search : '',
      status: status === 302 ? 302 : hop.status,
    };
  }

  if (request.headingMenuHrefs === undefined || request.isKnownPath(hop.path)) return null;
  const menu = toMenuRedirect(hop.path, request.headingMenuHrefs);
  return menu === null ? null : { ...hop, path: menu.location, status: menu.status };
}

function withoutLiveSuffix(path: string): string {
  const page = path.replace(/(?:\/elo)+\/*$/i, '');
  return page === '' ? '/' : page;
}

/** A path that no browser reads as another host: not `//host`, not `/\host`, and no control character to hide them. */
function toOwnPath(path: string): string {
  return `/${toAscii(path).replace(/^[/\\]+/, '')}`;
}

/** What may stand in a header: everything outside visible ASCII is escaped, the rest stays byte for byte. */
function toAscii(text: string): string {
  return text.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed()));
}

function withoutParameter(search: string, name: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  const kept = parameters.filter((parameter) => parameter.split('=', 1)[0]?.toLowerCase() !== name);
  if (kept.length === parameters.length) return search;
  const query = kept.join('&');
  return query === '' ? '' : `?${query}`;
}
