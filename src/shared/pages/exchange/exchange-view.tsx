import { exchangeTexts } from '../../config/texts-exchange.ts';
import { Converter } from '../../features/exchange/converter.tsx';
import styles from '../../features/exchange/exchange.module.css';
import { RateTable } from '../../features/exchange/rate-table.tsx';
import { toDayText } from '../../lib/day-text.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import type { ExchangeData } from './exchange-data.ts';
import { RateHistory } from './rate-history.tsx';

/** The amount that is changed where the reader has named none. */
const ONE = 1;

/** Rates, converter and history. */
export function ExchangeView({ data }: ViewProps<ExchangeData>) {
  const { rows, currency, range, amount, source, previousDate } = data;
  const hasCurrency = rows.some((row) => row.currency === currency);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{exchangeTexts.title}</h1>
      <RatesDay data={data} />
      <section>
        <h2 className="heading">{exchangeTexts.table.heading}</h2>
        {rows.length === 0 ? <p>{exchangeTexts.noData}</p> : <RateTable rows={rows} currency={currency} range={range} caption={previousDate === null ? null : exchangeTexts.changeSince(toDayText(previousDate))} />}
      </section>
      {hasCurrency && (
        <section>
          <h2 className="heading">{exchangeTexts.converter.heading}</h2>
          {/* A page of another currency or amount begins anew. */}
          <Converter key={`${currency} ${amount ?? ONE}`} rows={rows} currency={currency} range={range} amount={amount ?? ONE} />
        </section>
      )}
      <RateHistory data={data} />
      <p className="meta">
        {source !== null && `${exchangeTexts.source(source)} `}
        {exchangeTexts.notice}
      </p>
    </div>
  );
}

/** How old the rates are, as far as the backend tells. */
function RatesDay({ data: { date, updatedAt } }: { data: ExchangeData }) {
  if (date === null) return null;
  return (
    <p className="meta">
      <time dateTime={date}>{exchangeTexts.asOf(toDayText(date))}</time>
      {updatedAt !== null && (
        <>
          {` · ${exchangeTexts.updated}\u00a0`}
          <TimeStamp unix={updatedAt} />
        </>
      )}
    </p>
  );
}
