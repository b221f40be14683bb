import { programmes, type SubscriptionOffer } from '../../config/editions/programmes.ts';
import { subscriptionTexts } from '../../config/texts-programmes.ts';
import { notFound } from '../../lib/errors.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type LoadContext } from '../page.ts';

/** The offers of an edition. */
export type SubscriptionData = { readonly offers: readonly SubscriptionOffer[] };

/** The subscription page: of the main edition, while the site takes no donations. @spec §6 */
export const subscriptionPage = definePage<SubscriptionData>({
  name: 'subscription',
  load: loadSubscription,
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: subscriptionTexts.title, description: subscriptionTexts.description(site.edition.name), robots: decideRobots(site) }),
  structuredData: (_, { site, path }) => [breadcrumbList(site.edition, [{ name: subscriptionTexts.title, path }])],
});

async function loadSubscription({ site, path, common }: LoadContext): Promise<SubscriptionData> {
  const offers = programmes[site.edition.key].subscription;
  if (offers === null || (await common).refresh.componentSetup.donations === '1') throw notFound(path);
  return { offers };
}
