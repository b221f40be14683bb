import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';

/** The publication as schema.org's NewsMediaOrganization. */
export function organization(edition: Edition) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl(edition, '/#publisher'),
    name: edition.name,
    legalName: edition.publisher.name,
    url: absoluteUrl(edition, '/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl(edition, '/favicon.svg') },
    email: edition.publisher.email,
  };
}

/** The publication where another object names it. */
export function publisherReference(edition: Edition) {
  const { '@context': _, email: __, legalName: ___, ...reference } = organization(edition);
  return reference;
}
