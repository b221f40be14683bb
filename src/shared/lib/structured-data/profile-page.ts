import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';
import { cropUrl, hasImageVariants, imageVariantUrl } from '../image-variants.ts';
import { publisherReference } from './organization.ts';

/** A writer of ours. */
export type Profile = { readonly path: string; readonly name: string; readonly title: string | null; readonly avatarSrc: string | null };

/** A writer's page as schema.org's ProfilePage. */
export function profilePage(edition: Edition, { path, name, title, avatarSrc }: Profile) {
  const url = absoluteUrl(edition, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name,
      url,
      ...(title === null ? {} : { jobTitle: title }),
      ...(avatarSrc === null ? {} : { image: toPortrait(edition, avatarSrc) }),
      worksFor: publisherReference(edition),
    },
  };
}

function toPortrait(edition: Edition, src: string): string {
  const cut = cropUrl(src, '11');
  return absoluteUrl(edition, hasImageVariants(cut) ? imageVariantUrl(cut, { size: 'm', density: 1, format: 'jpg' }) : src);
}
