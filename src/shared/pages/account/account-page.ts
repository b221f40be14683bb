import { accountTexts } from '../../config/texts-programmes.ts';
import { createHead } from '../../lib/head.ts';
import { definePage, type LoadContext } from '../page.ts';

/** A programme of a member. */
export type MemberProgramme = { readonly id: string; readonly name: string; readonly startedAt: number; readonly endsAt: number | null; readonly isFinished: boolean; readonly amount: number; readonly currency: string; readonly recurring: boolean };

/** A member's own page. */
export type AccountData = { readonly name: string; readonly programmes: readonly MemberProgramme[] };

/** What a member sees of themselves, finished programmes too: kept by nobody, found by no search engine. @spec §6 Member §7 */
export const accountPage = definePage<AccountData>({
  name: 'account',
  load: loadAccount,
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: accountTexts.title, robots: 'noindex', canonical: null }),
});

/** @throws UNAUTHENTICATED for who has no session */
async function loadAccount({ site }: LoadContext): Promise<AccountData> {
  const [info, subscriptions] = await Promise.all([site.api.memberInfo(), site.api.memberSubscriptions({ query: { show_finished: 1 } })]);
  const now = site.now();
  return {
    // Hungarian names begin with the family's.
    name: [info.lastName, info.firstName].filter((part) => part !== null && part !== '').join(' ') || info.email,
    programmes: subscriptions.items.map(({ id, programme, startedAt, endsAt, amount, currency, recurring }) => ({
      id: String(id),
      name: programme,
      startedAt,
      endsAt,
      isFinished: endsAt !== null && endsAt <= now,
      amount,
      currency,
      recurring,
    })),
  };
}
