import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';

/** The edition as schema.org's WebSite; it names the site in search results. */
export function webSite(edition: Edition) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: edition.name,
    url: absoluteUrl(edition, '/'),
    description: edition.description,
    inLanguage: edition.locale,
    publisher: { '@id': absoluteUrl(edition, '/#publisher') },
  };
}
