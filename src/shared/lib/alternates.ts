import { resolveEditionBySlug } from '../config/editions/editions.ts';
import { absoluteUrl } from './head.ts';
import type { HeadData } from './head-data.ts';

/**
 * The copies of an article that stands in several editions, this one included: the same set on each, as search engines
 * want it. The originating one, which comes first, is for everybody else. None for an article of one edition.
 */
export function toAlternates(sites: readonly string[], path: string, language: 'hu' | 'en'): HeadData['alternates'] {
  const editions = sites.flatMap((slug) => resolveEditionBySlug(slug) ?? []);
  const [origin] = editions;
  if (origin === undefined || editions.length < 2) return [];
  return [
    ...editions.map((edition) => ({ hreflang: edition.locale.replace('hu', language), href: absoluteUrl(edition, path) })),
    { hreflang: 'x-default', href: absoluteUrl(origin, path) },
  ];
}
