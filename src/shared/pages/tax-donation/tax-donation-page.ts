import { programmes, type TaxBeneficiary } from '../../config/editions/programmes.ts';
import { taxDonationTexts } from '../../config/texts-programmes.ts';
import { notFound } from '../../lib/errors.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type LoadContext } from '../page.ts';

/** How to give one per cent of one's income tax; an edition of another country has no such page. @spec §2.1 §6 */
export const taxDonationPage = definePage<TaxBeneficiary>({
  name: 'taxDonation',
  load: loadBeneficiary,
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: taxDonationTexts.title, description: taxDonationTexts.description(site.edition.name), robots: decideRobots(site) }),
  structuredData: (_, { site, path }) => [breadcrumbList(site.edition, [{ name: taxDonationTexts.title, path }])],
});

async function loadBeneficiary({ site, path }: LoadContext): Promise<TaxBeneficiary> {
  const { taxDonation } = programmes[site.edition.key];
  if (taxDonation === null) throw notFound(path);
  return taxDonation;
}
