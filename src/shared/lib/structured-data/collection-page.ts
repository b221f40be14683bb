import type { Edition } from '../../config/editions/edition.ts';
import { absoluteUrl } from '../head.ts';

/** A list page: `items` in the order shown; an item that stands elsewhere has an absolute `path`. */
export type CollectionPage = {
  readonly name: string;
  readonly path: string;
  readonly items: readonly { readonly name: string; readonly path: string }[];
};

/** A list of articles as schema.org's CollectionPage. */
export function collectionPage(edition: Edition, { name, path, items }: CollectionPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: absoluteUrl(edition, path),
    inLanguage: edition.locale,
    isPartOf: { '@type': 'WebSite', name: edition.name, url: absoluteUrl(edition, '/') },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item.name, url: absoluteUrl(edition, item.path) })),
    },
  };
}
