import type { Edition } from '../../shared/config/editions/edition.ts';
import { FRAME_KINDS } from '../../shared/features/frames/frame-kinds.ts';
import type { EditionOrigins } from '../origins.ts';

/** Flat name, value list, as Node writes it fastest. */
export type HeaderList = readonly string[];

/** The one Trusted Types policy; it lets only our own asset and service-worker addresses through. */
export const TRUSTED_TYPES_POLICY = 'lapszel';

/** Older than `frame-ancestors`, which wins where both are given. */
export const FRAME_REFUSAL = 'X-Frame-Options';

/**
 * The Content-Security-Policy of every page of an edition. A nonce is given on streamed pages only, which nobody caches.
 * Third-party code has no place in it: it lives in frames on another origin.
 */
export function contentSecurityPolicy(edition: Edition, { frameSources, formTargets }: Pick<EditionOrigins, 'frameSources' | 'formTargets'>, nonce: string | null): string {
  const assets = edition.assetsBaseUrl === '' ? '' : ` ${new URL(edition.assetsBaseUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    "style-src 'self'",
    `img-src 'self' data:${assets}`,
    `media-src 'self'${assets}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameSources.join(' ')}`,
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');
}

/** The policy of what stands on the frames host: our own files, in a sandbox, and nobody but our own pages may show it. */
export function framedContentSecurityPolicy({ ancestors }: Pick<EditionOrigins, 'ancestors'>): string {
  return ["default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self'", "base-uri 'none'", "form-action 'none'", `frame-ancestors ${ancestors.join(' ')}`, `sandbox ${FRAME_KINDS.result.sandbox}`, "require-trusted-types-for 'script'", "trusted-types 'none'"].join('; ');
}

/**
 * The policy of the measuring frame: scripts of exactly the hosts that the edition names, which may report to the same.
 * They keep the origin of the frames host, so that their counts can remember a reader; the page's they never get.
 */
export function measurementContentSecurityPolicy({ ancestors }: Pick<EditionOrigins, 'ancestors'>, sources: readonly string[]): string {
  const allowed = ["'self'", ...sources].join(' ');
  return ["default-src 'none'", `script-src ${allowed}`, `connect-src ${allowed}`, `img-src ${allowed}`, "base-uri 'none'", "form-action 'none'", `frame-ancestors ${ancestors.join(' ')}`, 'sandbox allow-scripts allow-same-origin'].join('; ');
}

/** The headers of an answer that may stand in a frame; its policy says in whose. */
export function withoutFrameRefusal(headers: HeaderList): HeaderList {
  const at = headers.indexOf(FRAME_REFUSAL);
  return headers.toSpliced(at, 2);
}

/** What every answer carries, whatever it is. */
export function baseSecurityHeaders(tlsInFront: boolean): HeaderList {
  return [
    'X-Content-Type-Options', 'nosniff',
    'Referrer-Policy', 'strict-origin-when-cross-origin',
    FRAME_REFUSAL, 'DENY',
    'Cross-Origin-Opener-Policy', 'same-origin',
    'Cross-Origin-Resource-Policy', 'same-origin',
    'Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(tlsInFront ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] : []),
  ];
}
