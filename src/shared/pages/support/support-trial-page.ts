import { supportTexts } from '../../config/texts-support.ts';
import { notFound } from '../../lib/errors.ts';
import { createHead } from '../../lib/head.ts';
import { definePage } from '../page.ts';

/** The trial page: what would have to be paid, and the signed order as it came. */
export type SupportTrialData = { readonly amount: number; readonly fields: Readonly<Record<string, string>> };

/**
 * The payment side of who has none. The edge makes it of the order that the address carries
 * (`server/forms/trial-payment.ts`); without one, and where payments are real, there is no such page.
 */
export const supportTrialPage = definePage<SupportTrialData>({
  name: 'supportTrial',
  load: ({ path }) => Promise.reject(notFound(path)),
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: supportTexts.trialPage.title, robots: 'noindex', canonical: null }),
});
