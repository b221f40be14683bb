import { SUPPORT_PATH } from '../../config/support-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import { loadSupport, type SupportPageData } from '../../features/support/load-support.ts';
import { loadSupportCounts } from '../../features/support/load-support-counts.ts';
import type { SupportCounts } from '../../features/support/minutes-box-hours.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage } from '../page.ts';

/** What its reader can wait for. */
export type SupportSlow = { readonly minutes: SupportCounts };

/** Where readers support the newsroom. @spec §2.1 Support page */
export const supportPage = definePage<SupportPageData, SupportSlow>({
  name: 'support',
  load: ({ site }) => loadSupport(site, null),
  slow: { minutes: (_, { site }) => loadSupportCounts(site) },
  head: ({ refused }, { site }) =>
    createHead({
      edition: site.edition,
      path: SUPPORT_PATH,
      title: supportTexts.title(site.edition.name),
      description: supportTexts.description(site.edition.name),
      robots: decideRobots(site, refused === null),
    }),
  // Opened past an ad blocker it is the same page.
  path: () => SUPPORT_PATH,
  structuredData: (_, { site }) => [breadcrumbList(site.edition, [{ name: supportTexts.menuTitle, path: SUPPORT_PATH }])],
});
