import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';

/** The publication as schema.org's NewsMediaOrganization. */
export function organization(edition: Edition) {
  const { name, email } = edition.publisher;
  return { '@context': 'https://schema.org', ...publisherReference(edition), legalName: name, email };
}

/** The publication where another object names it. */
export function publisherReference(edition: Edition) {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl(edition, '/#publisher'),
    name: edition.name,
    url: absoluteUrl(edition, '/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl(edition, '/favicon.svg') },
  };
}
