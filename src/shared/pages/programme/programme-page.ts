import { programmes, type Programme } from '../../config/editions/programmes.ts';
import { notFound } from '../../lib/errors.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type LoadContext } from '../page.ts';

/** The academy's page and the youth page; an edition may do without either. @spec §2.1 §6 */
export const programmePage = definePage<Programme>({
  name: 'programme',
  load: loadProgramme,
  head: ({ title, lead }, { site, path }) => createHead({ edition: site.edition, path, title, description: lead, robots: decideRobots(site) }),
  structuredData: ({ title }, { site, path }) => [breadcrumbList(site.edition, [{ name: title, path }])],
});

async function loadProgramme({ site, route, path }: LoadContext): Promise<Programme> {
  const { academy, youth } = programmes[site.edition.key];
  const programme = route.name === 'academy' ? academy : youth;
  if (programme === null) throw notFound(path);
  return programme;
}
