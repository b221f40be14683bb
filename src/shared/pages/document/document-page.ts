import { absoluteUrl, createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage } from '../page.ts';
import { loadDocument, type DocumentPageData } from './load-document.ts';

/** A document: terms, contacts, methods. @spec §2.1 */
export const documentPage = definePage<DocumentPageData>({
  name: 'document',
  load: loadDocument,
  head: ({ path, title, lead }, { site }) => createHead({ edition: site.edition, path, title, description: lead, robots: decideRobots(site) }),
  structuredData: ({ path, title }, { site }) => [
    { '@context': 'https://schema.org', '@type': 'WebPage', name: title, url: absoluteUrl(site.edition, path), inLanguage: site.edition.locale },
    breadcrumbList(site.edition, [{ name: title, path }]),
  ],
});
