import type { Edition } from '../../shared/config/editions/edition.ts';
import type { CachePolicy } from '../cache/policies.ts';
import type { Coding } from '../render/encode.ts';
import type { PageEntry } from '../render/page-entry.ts';
import type { Origins } from '../origins.ts';
import { baseSecurityHeaders, contentSecurityPolicy, framedContentSecurityPolicy, measurementContentSecurityPolicy, withoutFrameRefusal, type HeaderList } from './security-headers.ts';

/** Header lists of an entry by what is sent; the length changes when a better compression replaces the first. */
type Prebuilt = Partial<Record<Coding | 'bodiless', { readonly length: number | null; readonly headers: HeaderList }>>;

const prebuilt = new WeakMap<PageEntry, Prebuilt>();

/** Makes the headers of a kept answer; the same for the hit lane and the pipeline, built once an entry and coding. */
export function createEntryHeaders(options: { tlsInFront: boolean; origins: Origins }) {
  const base = baseSecurityHeaders(options.tlsInFront);
  const framedBase = withoutFrameRefusal(base);

  function build(entry: PageEntry, edition: Edition, coding: Coding, length: number | null): HeaderList {
    return [
      ...(entry.framed === true ? framedBase : base),
      'Content-Security-Policy', toPolicy(entry, edition),
      'Content-Type', entry.contentType,
      'Vary', 'Accept-Encoding',
      ...toCacheHeaders(entry.policy, entry.surrogateKeys),
      ...(entry.policy.fresh === 0 ? [] : ['ETag', entry.etag]),
      ...(entry.lastModified === undefined ? [] : ['Last-Modified', entry.lastModified]),
      ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
      ...(length === null ? [] : ['Content-Length', String(length)]),
      ...(entry.location === null ? [] : ['Location', entry.location]),
      ...(entry.robots === null ? [] : ['X-Robots-Tag', entry.robots]),
    ];
  }

  function toPolicy({ framed, measures }: PageEntry, edition: Edition): string {
    const origins = options.origins[edition.key];
    if (measures !== undefined) return measurementContentSecurityPolicy(origins, measures);
    return framed === true ? framedContentSecurityPolicy(origins) : contentSecurityPolicy(edition, origins, null);
  }

  /** @param length bytes of the body as sent; null for a 304 */
  return function entryHeaders(entry: PageEntry, edition: Edition, coding: Coding, length: number | null): HeaderList {
    let kept = prebuilt.get(entry);
    if (kept === undefined) prebuilt.set(entry, (kept = {}));
    const form = length === null ? 'bodiless' : coding;
    const known = kept[form];
    if (known !== undefined && known.length === length) return known.headers;
    const headers = build(entry, edition, coding, length);
    kept[form] = { length, headers };
    return headers;
  };
}

/**
 * Browsers ask each time and mostly get a 304; a CDN keeps an answer for the policy's time and is purged by key.
 * `s-maxage` is not used: it forbids serving stale.
 */
export function toCacheHeaders(policy: CachePolicy, surrogateKeys: readonly string[]): HeaderList {
  if (policy.fresh === 0) return ['Cache-Control', 'private, no-store'];
  const shared = `public, max-age=${policy.fresh}, stale-while-revalidate=${policy.staleWhileRevalidate}, stale-if-error=${policy.staleIfError}`;
  return [
    'Cache-Control', 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control', shared,
    ...(surrogateKeys.length === 0 ? [] : ['Surrogate-Key', surrogateKeys.join(' ')]),
  ];
}
