import { DEFAULT_EXCHANGE_RANGE, EURO } from '../../config/exchange.ts';
import { exchangeTexts, RANGE_NAMES } from '../../config/texts-exchange.ts';
import { toCurrencyTitle } from '../../features/exchange/rate-texts.ts';
import { exchangePath } from '../../lib/exchange-path.ts';
import { createHead, decideRobots } from '../../lib/head.ts';
import type { HeadData } from '../../lib/head-data.ts';
import { breadcrumbList, type Breadcrumb } from '../../lib/structured-data/breadcrumb-list.ts';
import { definePage, type PageContext } from '../page.ts';
import type { ExchangeData } from './exchange-data.ts';
import { loadExchange } from './load-exchange.ts';

/** The exchange rates: the newest ones, a converter, the history of one. @spec §2.1 */
export const exchangePage = definePage<ExchangeData>({
  name: 'exchange',
  load: loadExchange,
  path: exchangePath,
  head: toExchangeHead,
  structuredData: (data, { site }) => [breadcrumbList(site.edition, toBreadcrumbs(data))],
});

/** An amount makes no page of its own: there is no end of them. */
function toExchangeHead({ currency, range, amount }: ExchangeData, { site }: PageContext): HeadData {
  return createHead({
    edition: site.edition,
    path: exchangePath({ currency, range }),
    title: toTitle({ currency, range }),
    description: exchangeTexts.description(toCurrencyTitle(currency), site.edition.currency),
    robots: decideRobots(site, amount === null),
  });
}

function toTitle({ currency, range }: Pick<ExchangeData, 'currency' | 'range'>): string {
  return isFirst({ currency, range }) ? exchangeTexts.title : exchangeTexts.titleOf(toCurrencyTitle(currency), RANGE_NAMES[range]);
}

function toBreadcrumbs({ currency, range }: ExchangeData): Breadcrumb[] {
  const first = { name: exchangeTexts.title, path: exchangePath() };
  return isFirst({ currency, range }) ? [first] : [first, { name: toTitle({ currency, range }), path: exchangePath({ currency, range }) }];
}

function isFirst({ currency, range }: Pick<ExchangeData, 'currency' | 'range'>): boolean {
  return currency === EURO && range === DEFAULT_EXCHANGE_RANGE;
}
