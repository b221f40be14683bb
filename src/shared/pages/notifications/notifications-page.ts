import { NOTIFICATIONS_PATH } from '../../config/push.ts';
import { pushTexts } from '../../config/texts-push.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import { breadcrumbList } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type LoadContext } from '../page.ts';

/** What a browser needs to subscribe; null where nothing is sent. */
export type NotificationsData = { readonly publicKey: string | null };

/** Push messages: what they are, and the one control that switches them. @spec §3 Push topic §7 */
export const notificationsPage = definePage<NotificationsData>({
  name: 'notifications',
  load: loadNotifications,
  head: (_, { site }) => createHead({ edition: site.edition, path: NOTIFICATIONS_PATH, title: pushTexts.title, description: pushTexts.description(site.edition.name), robots: decideRobots(site) }),
  // The control is all that the page is for.
  live: ({ publicKey }) => publicKey !== null,
  structuredData: (_, { site }) => [breadcrumbList(site.edition, [{ name: pushTexts.title, path: NOTIFICATIONS_PATH }])],
});

async function loadNotifications({ site }: LoadContext): Promise<NotificationsData> {
  try {
    return await site.api.pushSettings();
  } catch (error) {
    if (isMissingCall(error)) return { publicKey: null };
    throw error;
  }
}
