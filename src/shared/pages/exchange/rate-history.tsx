import { EXCHANGE_RANGES, type ExchangeRange } from '../../config/exchange.ts';
import { exchangeTexts, RANGE_NAMES } from '../../config/texts-exchange.ts';
import { exchangePath, toExchangeRange } from '../../lib/exchange-path.ts';
import { LineChartFigure } from '../../ui/charts/line-chart-figure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ExchangeData } from './exchange-data.ts';

/** How a currency's rate has moved, over the range that the reader chooses. */
export function RateHistory({ data: { chart, currency, range } }: { data: ExchangeData }) {
  const { history: texts } = exchangeTexts;
  const tabs = Object.keys(EXCHANGE_RANGES).map(toExchangeRange).map((each) => ({ label: RANGE_NAMES[each], href: exchangePath({ currency, range: each }), current: toCurrent(each, range) }));
  return (
    <section>
      <h2 className="heading">{texts.heading}</h2>
      <Tabs label={texts.ranges} tabs={tabs} within />
      {chart === null ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{chart.summary}</p>
          {/* The slider of another history begins anew. */}
          <LineChartFigure key={chart.title} chart={chart} steps />
        </>
      )}
    </section>
  );
}

function toCurrent(each: ExchangeRange, range: ExchangeRange): 'page' | null {
  return each === range ? 'page' : null;
}
