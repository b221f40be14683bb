import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';

/** A place of the site on the way to a page. */
export type Breadcrumb = { readonly name: string; readonly path: string };

/** The way from the front page to a page, in order; the front page itself is put before it. */
export function breadcrumbList(edition: Edition, items: readonly Breadcrumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: edition.name, path: '/' }, ...items].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(edition, path),
    })),
  };
}
