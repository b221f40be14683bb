import { SUPPORT_FAILURE_PATH, SUPPORT_SUCCESS_PATH } from '../../config/support-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import type { SupportOrder } from '../../contract/schemas/support.ts';
import { createHead } from '../../lib/head.ts';
import { definePage, PageRedirect, type LoadContext } from '../page.ts';

/** How a support ended; `thanks` and `unknown` are said to who comes without a key. */
export type SupportResult = keyof Pick<typeof supportTexts.result, 'paid' | 'open' | 'refused' | 'cancelled' | 'thanks' | 'unknown'>;

/** A supporter's own page after the payment. */
export type SupportResultData = { readonly result: SupportResult; readonly order: SupportOrder | null };

/** Where a supporter lands after the payment side: kept by nobody, found by no search engine. @spec §2.1 siker, hiba */
export const supportResultPage = definePage<SupportResultData>({
  name: 'supportResult',
  load: loadResult,
  head: ({ result }, { site, path }) => createHead({ edition: site.edition, path, title: supportTexts.result[result].title, robots: 'noindex', canonical: null }),
});

/** The order's state decides which of the two pages is shown, whatever the address says. @throws NOT_FOUND for an unknown key */
async function loadResult({ site, route, params: { key } }: LoadContext): Promise<SupportResultData> {
  const isSuccess = route.name === 'support_success';
  if (key === undefined) return { result: isSuccess ? 'thanks' : 'unknown', order: null };
  const order = await site.api.supportOrder({ params: { key } });
  const isFailed = order.status === 'failed';
  if (isSuccess === isFailed) throw new PageRedirect(`${isFailed ? SUPPORT_FAILURE_PATH : SUPPORT_SUCCESS_PATH}/${encodeURIComponent(key)}`, 302);
  return { result: toResult(order), order };
}

function toResult({ status, failure }: SupportOrder): SupportResult {
  switch (status) {
    case 'paid':
      return 'paid';
    case 'open':
      return 'open';
    case 'failed':
      return failure ?? 'refused';
  }
}
