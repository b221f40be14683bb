import { smallPageTexts } from '../../config/texts-list.ts';
import type { ImpressStaff } from '../../contract/schemas/front.ts';
import { notFound } from '../../lib/errors.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { organization } from '../../lib/structured-data/organization.ts';
import { definePage } from '../page.ts';

/** The imprint of the main edition; the regional one keeps its own as a document. @spec §2.1 §2.2 /impresszum */
export const imprintPage = definePage<ImpressStaff>({
  name: 'imprint',
  load: async ({ site, path }) => {
    if (site.edition.key !== 'main') throw notFound(path);
    return site.api.impressStaff();
  },
  head: (_, { site, path }) =>
    createHead({
      edition: site.edition,
      path,
      title: smallPageTexts.imprint.title,
      description: smallPageTexts.imprint.description(site.edition.name),
      robots: decideRobots(site),
    }),
  structuredData: (_, { site, path }) => [organization(site.edition), breadcrumbList(site.edition, [{ name: smallPageTexts.imprint.title, path }])],
});
