import type { RequestHandler } from 'express';
import { routes } from '../../shared/config/routes.ts';
import { resolveRedirect } from '../../shared/lib/resolve-redirect.ts';
import { contextOf, targetOf } from '../request-context.ts';

const KNOWN_PATHS = new Set<string>(routes.map((route) => route.path));

/** Rules that need no data, decided before anything is loaded; a chain of them is one hop. @spec §2.2 */
export function redirects(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const { edition, mode } = targetOf(request);
    const queryAt = request.originalUrl.indexOf('?');
    const path = queryAt === -1 ? request.originalUrl : request.originalUrl.slice(0, queryAt);
    const search = queryAt === -1 ? '' : request.originalUrl.slice(queryAt);
    const redirect = resolveRedirect({ path: withoutEndSlash(path), search, edition: edition.key, externalHosts: edition.externalHosts, isKnownPath: (known) => KNOWN_PATHS.has(known) });
    const moved = redirect ?? (withoutEndSlash(path) === path ? null : { location: withoutEndSlash(path) + search, status: 301 as const });
    if (moved === null) {
      next();
      return;
    }
    contextOf(request).routeName = 'redirect';
    response.set('Cache-Control', moved.status === 301 && mode !== 'preview' ? 'public, max-age=300' : 'no-store').redirect(moved.status, moved.location);
  };
}

/** `/legfrissebb/` is `/legfrissebb`; several slashes at the start never name another host. */
function withoutEndSlash(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' ? '/' : `/${trimmed.replace(/^[/\\]+/, '')}`;
}
