import { programmes } from '../../config/editions/programmes.ts';
import { routes } from '../../config/routes.ts';
import { taxDonationTexts } from '../../config/texts-programmes.ts';
import type { SupportOptions } from '../../contract/schemas/support.ts';
import { isMissingCall } from '../../lib/missing-call.ts';
import type { Site } from '../../lib/site.ts';
import type { RefusedSupport } from './support-order.ts';

/** A page of ours that a supporter may want too. */
export type SupportLink = { readonly title: string; readonly href: string };

/** The support page; `refused` is what a supporter sent and could not be taken. */
export type SupportPageData = { readonly payment: SupportOptions['payment']; readonly links: readonly SupportLink[]; readonly refused: RefusedSupport | null };

/** What the support page shows. */
export async function loadSupport(site: Pick<Site, 'api' | 'edition'>, refused: RefusedSupport | null): Promise<SupportPageData> {
  return { payment: await loadPayment(site), links: toLinks(site), refused };
}

/** Whether support can be paid; a backend that knows no orders takes none. */
export async function loadPayment({ api }: Pick<Site, 'api'>): Promise<SupportOptions['payment']> {
  try {
    return (await api.supportOptions()).payment;
  } catch (error) {
    if (isMissingCall(error)) return 'none';
    throw error;
  }
}

/** The programmes that the edition has. @spec §6 */
function toLinks({ edition }: Pick<Site, 'edition'>): SupportLink[] {
  const { academy, youth, taxDonation } = programmes[edition.key];
  const rows = [
    { title: taxDonation === null ? null : taxDonationTexts.title, route: 'egyszazalek' },
    { title: academy?.title ?? null, route: 'academy' },
    { title: youth?.title ?? null, route: 'youth' },
  ] as const;
  return rows.flatMap(({ title, route }) => (title === null ? [] : [{ title, href: routes.find(({ name }) => name === route)?.path ?? '/' }]));
}
