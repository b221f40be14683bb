import type { Edition } from '../../shared/config/editions/edition.ts';

/** Flat name, value list, as Node writes it fastest. */
export type HeaderList = readonly string[];

/** The one Trusted Types policy; it lets only our own asset and service-worker addresses through. */
export const TRUSTED_TYPES_POLICY = 'lapszel';

/**
 * The Content-Security-Policy of every page of an edition. A nonce is given on streamed pages only, which nobody caches.
 * Third-party code has no place in it: it lives in frames on another origin.
 */
export function contentSecurityPolicy(edition: Edition, nonce: string | null): string {
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
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');
}

/** What every answer carries, whatever it is. */
export function baseSecurityHeaders(tlsInFront: boolean): HeaderList {
  return [
    'X-Content-Type-Options', 'nosniff',
    'Referrer-Policy', 'strict-origin-when-cross-origin',
    'X-Frame-Options', 'DENY',
    'Cross-Origin-Opener-Policy', 'same-origin',
    'Cross-Origin-Resource-Policy', 'same-origin',
    'Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(tlsInFront ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] : []),
  ];
}
